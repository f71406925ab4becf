import { useEffect, useState } from "react";
import { readKnownWriter } from "#app/device/known-writer.ts";
import { WRITING_PATH } from "#app/device/paths.ts";
import { placePath } from "#app/routes/nearby/components/use-place-choice.ts";
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
  const knowsPlace = useKnowsPlace();
  return (
    <>
      <h1>{isOnline ? offline.noAnswer : offline.offline}</h1>
      <p>{offline.text}</p>
      <p className="actions">
        <a className="button" href={path}>
          {buttons.tryAgain}
        </a>
        {knowsPlace ? (
          <a className="button" href={WRITING_PATH}>
            {offline.write}
          </a>
        ) : (
          <a className="button" href={placePath(path)}>
            {offline.findPlace}
          </a>
        )}
      </p>
    </>
  );
}

/** Whether this phone knows a place, which a post needs. */
function useKnowsPlace(): boolean {
  const [knows, setKnows] = useState(true);
  useEffect(() => {
    void readKnownWriter(Date.now()).then(({ place }) => setKnows(place !== undefined));
  }, []);
  return knows;
}
