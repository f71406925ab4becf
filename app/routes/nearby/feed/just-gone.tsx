import { Form, useSearchParams } from "react-router";
import { GoneLine } from "#app/routes/nearby/components/gone-line.tsx";

const PUBLIC_ID = /^[\w-]{16}$/;

/** What was just hidden or blocked by a form that led here, as `thread-acts.ts` says in the query. */
export function JustGone() {
  const [query] = useSearchParams();
  const thread = query.get("hidden") ?? "";
  const block = query.get("block");
  if (!PUBLIC_ID.test(thread)) return null;
  return (
    <GoneLine
      key={thread}
      thread={thread}
      why={block === null ? "hidden" : "blocked"}
      block={block ?? ""}
      Form={Form}
    />
  );
}
