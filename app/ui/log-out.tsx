import { useEffect, useState } from "react";
import { useMessages } from "./messages.tsx";
import { PATIENCE_MS } from "./patience.ts";

interface LogOutProps {
  /** Asks whether to go on, if there is something to ask. */
  mayLogOut?: () => boolean;
  /** Called once the login has ended, before the page is left. */
  onLoggedOut?: () => void;
}

/** Ends the login. Without a network it says so and stays: the browser's own error page would take the place of this one. */
export function LogOut({ mayLogOut, onLoggedOut }: LogOutProps) {
  const { account } = useMessages("ui");
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    const isBack = () => setUnreached(false);
    addEventListener("online", isBack);
    return () => removeEventListener("online", isBack);
  }, []);
  const logOut = async (form: HTMLFormElement) => {
    setUnreached(false);
    const isEnded = await endLogin(form.action).catch(() => undefined);
    if (isEnded === undefined) return setUnreached(true);
    // What else the server has to say is on a page of its own.
    if (!isEnded) return form.submit();
    onLoggedOut?.();
    location.assign("/shop/login");
  };
  return (
    <>
      <form
        method="post"
        action="/shop/logout"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayLogOut?.() ?? true) void logOut(event.currentTarget);
        }}
      >
        <button className="button">{account.logOut}</button>
      </form>
      <p className="alert not-logged-out" aria-live="assertive">
        {isUnreached && account.notLoggedOut}
      </p>
    </>
  );
}

/** Whether the server has ended the login: it then leads elsewhere. */
async function endLogin(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { type } = await fetch(address, { method: "POST", redirect: "manual", signal });
  return type === "opaqueredirect";
}
