import { WRITING_PATH } from "#app/device/paths.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface OfflineNoticeProps {
  isOnline: boolean;
  /** Where somebody was going. */
  path: string;
}

/** Says why this page is here instead, and what can be done meanwhile. */
export function OfflineNotice({ isOnline, path }: OfflineNoticeProps) {
  const { offline } = useMessages("phone");
  const { buttons } = useMessages("ui");
  return (
    <>
      <h1>{isOnline ? offline.noAnswer : offline.offline}</h1>
      <p>{offline.text}</p>
      <p className="actions">
        <a className="button" href={path}>
          {buttons.tryAgain}
        </a>
        <a className="button" href={WRITING_PATH}>
          {offline.write}
        </a>
      </p>
    </>
  );
}
