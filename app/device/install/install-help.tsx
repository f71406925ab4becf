import { useState, type ReactNode } from "react";
import { brand } from "#app/brand.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { AddSquareIcon, ShareSquareIcon } from "./install-icons.tsx";
import { useInstallPrompt } from "./install-prompt.ts";

/**
 * How to put the app on the home screen, if this browser can and the app is not installed. Shown until it is
 * dismissed.
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

/** Browsers inside other apps cannot install; they leave out “Safari”. An iPad calls itself a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && userAgent.includes("Safari/");
}

/** Web views inside other apps cannot install. */
function isAndroidPhone(): boolean {
  return navigator.userAgent.includes("Android") && !navigator.userAgent.includes("; wv)");
}

const PUT_AWAY = "install-help-put-away";

function wasPutAway(): boolean {
  try {
    return localStorage.getItem(PUT_AWAY) !== null;
  } catch {
    // Storage is off, so the installed app could keep nothing either.
    return true;
  }
}

function rememberPutAway(): void {
  try {
    localStorage.setItem(PUT_AWAY, "yes");
  } catch {
    // Dismissed until the next reload.
  }
}
