import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { listenToOutbox } from "#app/device/outbox/outbox.ts";
import { useOffer } from "#app/device/offers.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { AddSquareIcon, ShareSquareIcon } from "./install-icons.tsx";
import { useInstallPrompt } from "./install-prompt.ts";
import { changeVisits, isHintDue, noteVisit, readVisits } from "./visits.ts";

/**
 * How to put the app on the home screen, if this browser can and it is not installed: once, at the second visit or after
 * the first post. It comes with a page that somebody goes on to, so that nothing moves that is being read.
 */
export function InstallHelp() {
  const { key } = useLocation();
  const ask = useInstallPrompt();
  const [opened] = useState(key);
  const [view, setView] = useState({ key, isDue: false });
  useNotedVisits();
  if (view.key !== key) setView({ key, isDue: key !== opened && isDueNow(ask) });
  const isMade = useOffer("install", view.isDue);
  useEffect(() => {
    if (isMade) changeVisits((visits) => ({ ...visits, wasAsked: true }));
  }, [isMade]);
  if (!isMade) return null;
  const dismiss = () => setView({ key, isDue: false });
  const install = ask && (() => (ask(), dismiss()));
  return <InstallNotice ask={install} phone={phoneHere()} onDismiss={dismiss} />;
}

function isDueNow(ask: (() => void) | undefined): boolean {
  return isHintDue(readVisits()) && !isInstalled() && Boolean(ask ?? phoneHere());
}

/** Counts this visit, and notes the first post. */
function useNotedVisits(): void {
  const { search } = useLocation();
  useEffect(() => {
    changeVisits((visits) => noteVisit(visits, Date.now()));
    return listenToOutbox((news) => {
      if (news === "sent") notePost();
    });
  }, []);
  useEffect(() => {
    if (new URLSearchParams(search).has("posted")) notePost();
  }, [search]);
}

function notePost(): void {
  changeVisits((visits) => ({ ...visits, hasPosted: true }));
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
      <p>{install.about}</p>
      {!ask && steps}
      <p className="actions">
        {ask && (
          <button className="button primary" type="button" onClick={ask}>
            {install.install}
          </button>
        )}
        <button className="button" type="button" onClick={onDismiss}>
          {install.decline}
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
