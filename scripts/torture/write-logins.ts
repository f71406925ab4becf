import { setTimeout as pause } from "node:timers/promises";
import { FIRST_PASSWORD, LOGIN_SHOP } from "./cast.ts";
import { ABSENT } from "./ledger.ts";
import { logIn } from "./log-in.ts";
import { LOGGED_IN, type Pen, type Stage, type Step } from "./stage.ts";
import { newVisitor, type Cookies } from "./visitor.ts";

/** Hashing blocks the runtime, and the other writers need their turns too. */
const REST_MS = 300;
const MOST_SESSIONS = 4;
const PASSWORD = `password of ${LOGIN_SHOP}`;

interface Owner extends Pen {
  stage: Stage;
}

/** Logs in and out as the owner of a shop, here or everywhere, and changes the password. */
export function writeLogins(stage: Stage, pen: Pen): Step {
  const owner: Owner = { ...pen, stage };
  if (stage.ledger.latest(PASSWORD) === undefined) stage.ledger.note(PASSWORD, FIRST_PASSWORD);
  return async () => {
    await pause(REST_MS);
    const begun = sessionsOf(owner);
    const [session] = begun;
    if (session === undefined || begun.length < owner.random.below(MOST_SESSIONS)) {
      return begin(owner);
    }
    return owner.random.pick([end, end, endAll, changePassword])(owner, session);
  };
}

async function begin(owner: Owner) {
  const { ledger } = owner.stage;
  const [isProgram, password] = [owner.random.below(2) === 0, ledger.latest(PASSWORD) ?? ""];
  await ledger.perform({
    surface: "logins",
    what: `${LOGIN_SHOP} logs in`,
    // Without an answer, no browser has the session.
    sets: {},
    async send() {
      const { jar, last } = await logIn(owner.stage, LOGIN_SHOP, { isProgram, password });
      keep(owner, jar);
      return last;
    },
    isDone: ({ status }) => status === 200 || status === 302,
  });
}

function end({ stage }: Owner, session: string) {
  return stage.ledger.perform({
    surface: "logins",
    what: `${LOGIN_SHOP} logs out`,
    sets: { [session]: ABSENT },
    send: () => browserOf(stage, session).send("/shop/logout", []),
    again: "is the last word",
  });
}

function endAll(owner: Owner, session: string) {
  const { stage } = owner;
  return stage.ledger.perform({
    surface: "logins",
    what: `${LOGIN_SHOP} logs out everywhere`,
    sets: allEnded(owner),
    send: () =>
      browserOf(stage, session).send("/shop/account", [["operation", "log-out-everywhere"]]),
    // Somebody who is already logged out is sent to the login.
    isDone: ({ status }, isRepeated) => status === 303 || (isRepeated && status === 302),
    again: "is the last word",
  });
}

/** The browser that changes it gets a new session with the answer. */
async function changePassword(owner: Owner, session: string) {
  const { ledger } = owner.stage;
  const [current, after] = [ledger.latest(PASSWORD) ?? "", `a new one ${owner.mark()}`];
  const browser = browserOf(owner.stage, session);
  const changed = await ledger.perform({
    surface: "logins",
    what: `${LOGIN_SHOP} changes the password`,
    sets: { ...allEnded(owner), [PASSWORD]: after },
    send: () =>
      browser.send("/shop/account", [
        ["operation", "change-password"],
        ["current", current],
        ["new", after],
      ]),
  });
  if (changed) keep(owner, browser.jar);
}

function sessionsOf({ stage: { ledger, sessions } }: Owner): string[] {
  const own = [...sessions.keys()].filter((fact) => fact.startsWith("session t"));
  return own.filter((fact) => ledger.latest(fact) === LOGGED_IN);
}

function allEnded(owner: Owner): Record<string, string> {
  return Object.fromEntries(sessionsOf(owner).map((fact) => [fact, ABSENT]));
}

function keep({ stage, mark }: Owner, cookies: Cookies): void {
  const fact = `session ${mark()}`;
  stage.sessions.set(fact, new Map(cookies));
  stage.ledger.note(fact, LOGGED_IN);
}

function browserOf(stage: Stage, session: string) {
  return newVisitor(stage, { cookies: stage.sessions.get(session) ?? new Map() });
}
