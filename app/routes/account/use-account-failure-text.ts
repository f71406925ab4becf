import { minutesToWait } from "#app/durations.ts";
import type { TooMany } from "#app/domain/outcome.ts";
import type { WrongLogin } from "#app/http/credentials.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Unsent } from "#app/ui/unreachable.ts";

export type AccountFailure = WrongLogin | TooMany | { reason: "unavailable" | Unsent };

/** Says in the language of the page why a login or a change of password did not go through. */
export function useAccountFailureText(): (failure: AccountFailure) => string {
  const { refused } = useMessages("account");
  const { unsent } = useMessages("ui");
  return (failure) => {
    switch (failure.reason) {
      case "wrong-login":
        return refused.wrongLogin;
      case "unavailable":
        return refused.unavailable;
      case "too-many":
        return failure.retryAfter <= 60
          ? refused.waitMinute
          : refused.wait({ minutes: minutesToWait(failure.retryAfter) });
      default:
        return unsent[failure.reason];
    }
  };
}
