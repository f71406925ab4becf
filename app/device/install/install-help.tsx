import { useState, type ReactNode } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { AddSquareIcon, ShareSquareIcon } from "./install-icons.tsx";
import { useInstallPrompt } from "./install-prompt.ts";

/** How to put the app on the home screen, if this browser can and it is not installed; shown until dismissed. */
export function InstallHelp() {
  const isHydrated = useIsHydrated();
  const ask = useInstallPrompt();
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isHydrated || isDismissed || isInstalled() || wasDismissed()) return null;
  const phone = phoneHere();
  if (!ask && !phone) return null;
  const dismiss = () => {
    setIsDismissed(true);
    rememberDismissal();
  };
  return <InstallNotice ask={ask} phone={phone} onDismiss={dismiss} />;
}

interface InstallNoticeProps {
  ask: (() => void) | undefined;
  /** Whose steps are told otherwise. */
  phone: "apple" | "android" | undefined;
  onDismiss: () => void;
}

export function InstallNotice({ ask, phone, onDismiss }: InstallNoticeProps) {
  const { install } = useMessages("phone");
  const steps = phone === "apple" ? <AppleSteps /> : <AndroidSteps />;
  return (
    <section className="notice install-help" aria-label={install.label}>
      <h2>{install.title}</h2>
      {ask ? <p>{install.about}</p> : steps}
      <p className="actions">
        {ask && (
          <button className="button primary" type="button" onClick={ask}>
            {install.install}
          </button>
        )}
        <button className="button" type="button" onClick={onDismiss}>
          {ask ? install.decline : install.hide}
        </button>
      </p>
    </section>
  );
}

function phoneHere(): InstallNoticeProps["phone"] {
  if (isApplePhone()) return "apple";
  return isAndroidPhone() ? "android" : undefined;
}

function AppleSteps() {
  const { install } = useMessages("phone");
  const share = <Sign icon={<ShareSquareIcon />} />;
  const add = <Sign icon={<AddSquareIcon />} />;
  return (
    <ol>
      <li>{rich(install.appleShare({ share }))}</li>
      <li>{rich(install.appleAdd({ add, b: <b /> }))}</li>
    </ol>
  );
}

function AndroidSteps() {
  const { install } = useMessages("phone");
  return (
    <ol>
      <li>{install.androidMenu}</li>
      <li>{rich(install.androidAdd({ b: <b /> }))}</li>
    </ol>
  );
}

/** Words of Apple's own menu, with the sign that stands beside them there. */
function Sign({ icon, children }: { icon: ReactNode; children?: ReactNode }) {
  return (
    <>
      {icon} <b>{children}</b>
    </>
  );
}

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

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(PUT_AWAY) !== null;
  } catch {
    // Storage is off, so the installed app could keep nothing either.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(PUT_AWAY, "yes");
  } catch {
    // Dismissed until the next reload.
  }
}
