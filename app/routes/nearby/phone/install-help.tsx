import { useState, type ReactNode } from "react";
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
  const steps = stepsHere();
  if (!install && !steps) return null;
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
        steps
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

/** How it is done in this browser by hand; undefined where it cannot be. */
function stepsHere(): ReactNode {
  if (isApplePhone()) return APPLE_STEPS;
  return isAndroidPhone() ? ANDROID_STEPS : undefined;
}

const APPLE_STEPS = (
  <ol>
    <li>
      Tap <ShareSquareIcon /> <b>Share</b>.
    </li>
    <li>
      Choose <AddSquareIcon /> <b>Add to Home Screen</b>, then <b>Add</b>.
    </li>
  </ol>
);

const ANDROID_STEPS = (
  <ol>
    <li>Open the browser’s menu.</li>
    <li>
      Choose <b>Add to Home screen</b>, then <b>Install</b>.
    </li>
  </ol>
);

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

/** Pages within other apps cannot do it: their browser says that it is a web view. */
function isAndroidPhone(): boolean {
  return navigator.userAgent.includes("Android") && !navigator.userAgent.includes("; wv)");
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
