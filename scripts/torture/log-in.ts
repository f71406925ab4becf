import { FIRST_PASSWORD } from "./cast.ts";
import { LOGGED_IN, type Stage } from "./stage.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** Logs somebody in as an app or a browser would, and gives the `last` reply; throws if that is refused. */
export async function logIn(
  stage: Pick<Stage, "server">,
  username: string,
  { isProgram = false, password = FIRST_PASSWORD } = {},
) {
  const visitor = newVisitor(stage, { isProgram });
  const last = isProgram
    ? await visitor.call("POST", "/shops/login", { username, password })
    : await visitor.send("/shop/login", [
        ["username", username],
        ["password", password],
      ]);
  if (last.status !== 200 && last.status !== 302) {
    throw new Error(`${username} cannot log in: ${last.status}`);
  }
  return { ...visitor, last };
}

/** Somebody of the cast, logged in once: the session lasts through all rounds. */
export async function loggedIn(
  stage: Stage,
  username: string,
  { isProgram = false } = {},
): Promise<Visitor> {
  const fact = `session of ${username}, ${isProgram ? "app" : "browser"}`;
  const cookies = stage.sessions.get(fact);
  if (cookies) return newVisitor(stage, { isProgram, cookies });
  const visitor = await logIn(stage, username, { isProgram });
  stage.sessions.set(fact, new Map(visitor.jar));
  stage.ledger.note(fact, LOGGED_IN);
  return visitor;
}
