import { useState } from "react";
import { brand } from "#app/brand.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { AddSquareIcon, ShareSquareIcon } from "./install-icons.tsx";
import { useInstallPrompt } from "./install-prompt.ts";

/**
 * How to put the app on this phone's home screen, where that can be done and is not done yet. Who puts it away is not
 * told again.
 */
export function InstallHelp() {
  const isHydrated = useIsHydrated();
  const install = useInstallPrompt();
  const [isPutAway, setIsPutAway] = useState(false);
  if (!isHydrated || isPutAway || isInstalled() || wasPutAway()) return null;
  if (!install && !isApplePhone()) return null;
  const putAway = () => {
    setIsPutAway(true);
    rememberPutAway();
  };
  return (
    <section className="notice install-help" aria-label={`Install ${brand.name}`}>
      <h2>Keep {brand.name} on your home screen</h2>
      {install ? (
        <p>It opens like any app, and shows what it saw last without a network.</p>
      ) : (
        <AppleSteps />
      )}
      <p className="actions">
        {install && (
          <button className="button primary" type="button" onClick={install}>
            Install
          </button>
        )}
        <button className="button" type="button" onClick={putAway}>
          {install ? "No, thanks" : "Do not show again"}
        </button>
      </p>
    </section>
  );
}

function AppleSteps() {
  return (
    <ol>
      <li>
        Tap <ShareSquareIcon /> <b>Share</b>.
      </li>
      <li>
        Choose <AddSquareIcon /> <b>Add to Home Screen</b>, then <b>Add</b>.
      </li>
    </ol>
  );
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Browsers within other apps cannot do it: they do not say that they are Safari. An iPad says that it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && userAgent.includes("Safari/");
}

const PUT_AWAY = "install-help-put-away";

function wasPutAway(): boolean {
  try {
    return localStorage.getItem(PUT_AWAY) !== null;
  } catch {
    // Storage is switched off: nothing would stay on this phone, the app neither.
    return true;
  }
}

function rememberPutAway(): void {
  try {
    localStorage.setItem(PUT_AWAY, "yes");
  } catch {
    // It stays away until the page is loaded anew.
  }
}
