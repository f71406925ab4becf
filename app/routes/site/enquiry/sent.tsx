import { localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

export function Sent({ children }: { children: React.ReactNode }) {
  const { form } = useMessages("site");
  return (
    <div className="card sent" data-outcome="sent">
      <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="m7 12.5 3.5 3.5L17 9" />
      </svg>
      <p role="status">{children}</p>
      <a className="button" href={localPath(useLanguage(), "/")}>
        {form.back}
      </a>
    </div>
  );
}
