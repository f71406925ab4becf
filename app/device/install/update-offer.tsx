import { useEffect, useState } from "react";
import { registerWorker, takeOver } from "./register-worker.ts";

/** Registers the service worker, and offers a new version of the app once it is ready. For one place on every page. */
export function UpdateOffer() {
  const [newer, setNewer] = useState<ServiceWorker>();

  useEffect(() => {
    void registerWorker(setNewer);
  }, []);

  return (
    <div className="update-offer" role="status">
      {newer && (
        <>
          <p>A new version is ready.</p>
          <button className="button primary" type="button" onClick={() => takeOver(newer)}>
            Update
          </button>
        </>
      )}
    </div>
  );
}
