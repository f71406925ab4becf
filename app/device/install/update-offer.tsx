import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { registerWorker, takeOver } from "./register-worker.ts";

/** Registers the service worker, and offers a new version of the app once it is ready. For one place on every page. */
export function UpdateOffer() {
  const language = useLanguage();
  const [newer, setNewer] = useState<ServiceWorker>();

  useEffect(() => {
    void registerWorker(language, setNewer);
  }, [language]);

  return (
    <div className="update-offer" role="status">
      {newer && <NewVersion onUpdate={() => takeOver(newer)} />}
    </div>
  );
}

export function NewVersion({ onUpdate }: { onUpdate: () => void }) {
  const { update } = useMessages("phone");
  return (
    <>
      <p>{update.ready}</p>
      <button className="button primary" type="button" onClick={onUpdate}>
        {update.update}
      </button>
    </>
  );
}
