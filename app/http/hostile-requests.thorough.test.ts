import { env } from "cloudflare:workers";
import { routes } from "virtual:react-router/server-build";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { appeals } from "#app/db/moderation-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { callsOf } from "#test/api.ts";
import { editorOf, formsOf, menuOf, storeEditableMenu } from "#test/editor.ts";
import { formsIn, type FormFields } from "#test/forms-in.ts";
import { changedBy } from "#test/hostile/forms.ts";
import { hostileRequest, SWEEPS, type HostileRequest } from "#test/hostile/requests.ts";
import { post } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

const SEED = 20270113;
/**
 * Requests at random for each route and each visitor: some 1,800 in all, with those that everybody sends everywhere.
 * `VITE_HOSTILE_RUNS=54 npx vitest run hostile-requests` sends 15,000.
 */
const RUNS = Number(import.meta.env["VITE_HOSTILE_RUNS"] ?? 1);
const VISITORS = ["stranger", "owner", "operator", "neighbour"] as const;
type Visitor = (typeof VISITORS)[number];

const db = openDatabase(env.DB);

/** Every address that the product answers, whoever adds one: those with a path of their own, and index routes. */
const PATHS = [
  ...new Set(
    Object.entries(routes).flatMap(([id, route]) =>
      route?.path !== undefined || route?.index ? [pathOfRoute(id) || "/"] : [],
    ),
  ),
];

function pathOfRoute(id: string): string {
  const { path = "", parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? "" : pathOfRoute(parentId);
  return path === "" ? parent : `${parent}/${path}`;
}

/** Those with an action; elsewhere nothing that is sent is read, and nothing changes. */
const WITH_ACTION = new Set(
  Object.entries(routes).flatMap(([id, route]) =>
    route?.module.action ? [pathOfRoute(id) || "/"] : [],
  ),
);

/** What is stored for one route: what stands for the parameters of paths, who comes, and the forms that are known. */
interface Scene {
  params: Record<string, string>;
  cookies: Record<Visitor, Record<string, string>>;
  forms: Record<string, FormFields[]>;
}

async function newScene(): Promise<Scene> {
  const menu = await storeEditableMenu();
  const { publicId } = await post({ text: "Ladder", files: [png], now: Date.now() });
  await report({ thread: publicId, now: Date.now() });
  const [[request], [message]] = await db.batch([
    db
      .insert(shopRequests)
      .values({ shopName: "Chaat", phoneNumber: "9876543210", createdAt: 1 })
      .returning(),
    db.insert(contactMessages).values({ email: "a@b.in", message: "Hi", createdAt: 1 }).returning(),
  ]);
  const phone = newPhone();
  await phone.publish();
  const [owner, operator] = [await logIn(menu.shop.id), await logIn(null)];
  const [section] = (await menuOf(menu.shop.id)).sections;
  const { results } = await env.DB.prepare("SELECT max(id) AS id FROM cases").all<{ id: number }>();
  const caseId = results[0]?.id ?? 0;
  const against = { against: "hide", againstAt: 1, againstBy: "operator" } as const;
  const [appeal] = await db
    .insert(appeals)
    .values({ caseId, ...against, words: "Why?", openedAt: 1, dueAt: 1 })
    .returning();
  const calls = Object.values(callsOf(menu)).map(({ path, body }): [string, FormFields] => [
    path,
    Object.entries(Object(body)).map(([name, value]) => [name, String(value)]),
  ]);
  return {
    params: {
      shop_id: menu.shop.id,
      language: "hi",
      shopId: menu.shop.id,
      sectionId: String(section?.id),
      request_id: String(request?.id),
      message_id: String(message?.id),
      case_id: String(caseId),
      appeal_id: String(appeal?.id),
      rule_id: "1",
      photo: "1",
      public_id: publicId,
      key: `${publicId}-1.png`,
    },
    cookies: {
      stranger: {},
      owner: { Cookie: owner.cookie, "X-XSRF-TOKEN": owner.token },
      operator: { Cookie: operator.cookie, "X-XSRF-TOKEN": operator.token },
      neighbour: { Cookie: [...phone.jar].map((pair) => pair.join("=")).join("; ") },
    },
    forms: {
      ...Object.fromEntries(calls.map(([path, fields]) => [path, [fields]])),
      [editorOf(menu)]: Object.values(formsOf(menu)),
    },
  };
}

/** A path with what is stored for its parameters; throws where nobody says what a new one stands for. */
function filled(path: string, params: Scene["params"]): string {
  return path.replace("*", "nowhere/at/all").replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`newScene must say what :${name} stands for`);
    return value;
  });
}

function requestOf(
  path: string,
  { params, cookies, forms }: Scene,
  visitor: Visitor,
  hostile: HostileRequest,
): [string, RequestInit] {
  const { id } = hostile;
  const spoilt =
    id === undefined ? params : Object.fromEntries(Object.keys(params).map((name) => [name, id]));
  const known = forms[filled(path, params)] ?? [];
  const form = changedBy(known[hostile.form % Math.max(known.length, 1)] ?? [], hostile.changes);
  const { Cookie: own = "", ...token } = cookies[visitor];
  const headers = new Headers({ Origin: ORIGIN, ...token });
  const cookie = [...hostile.cookies, own].filter(Boolean).join("; ");
  if (cookie !== "") headers.set("Cookie", cookie);
  const init: RequestInit = { method: hostile.method, headers };
  if (!["GET", "HEAD", "get"].includes(hostile.method)) {
    const { body, type } = hostile.body(form);
    init.body = body;
    if (type !== undefined) headers.set("Content-Type", type);
  }
  for (const [name, value] of Object.entries(hostile.headers)) headers.set(name, value);
  return [filled(path, spoilt) + hostile.suffix + hostile.query, init];
}

/** The errors that were logged since they were last asked for. */
const errors: string[] = [];

beforeAll(() => {
  // A line for each request would be the slowest part of it all.
  for (const level of ["log", "warn"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation((...said) => void errors.push(said.join(" ")));
});
afterAll(() => vi.restoreAllMocks());

async function expectSoundAnswer([path, init]: [string, RequestInit]): Promise<number> {
  const reply = await visit(path, init);
  await reply.arrayBuffer();
  const asked = `${init.method} ${path}`.slice(0, 500);
  expect(errors.splice(0), asked).toEqual([]);
  expect(reply.status, asked).toBeGreaterThanOrEqual(200);
  expect(reply.status, asked).toBeLessThan(500);
  const leadsTo = new URL(reply.headers.get("Location") ?? "/", ORIGIN);
  expect(leadsTo.origin, asked).toBe(ORIGIN);
  return reply.status;
}

/** Without an action every form is refused alike, so one is enough. */
function sweepsOf(path: string): HostileRequest[] {
  const [forms, pages] = [SWEEPS.filter(isForm), SWEEPS.filter((sweep) => !isForm(sweep))];
  return [...pages, ...(WITH_ACTION.has(path) ? forms : forms.slice(0, 1))];
}

const isForm = ({ method }: HostileRequest) => method === "POST";

const tally: Record<string, number> = {};
let unchanged: Scene | undefined;

/** A new scene for a route that may change it; the others share one. */
async function sceneOf(path: string): Promise<Scene> {
  if (WITH_ACTION.has(path)) return newScene();
  unchanged ??= await newScene();
  return unchanged;
}

it.each(PATHS)("%s answers whatever is sent, and nothing fails", async (path) => {
  const scene = await sceneOf(path);
  const examples = sweepsOf(path).map((sweep): [HostileRequest] => [sweep]);
  const own = filled(path, scene.params);
  // In Hindi a page has the same loader and action: one visitor is enough.
  for (const visitor of path.startsWith("/hi") ? VISITORS.slice(0, 1) : VISITORS) {
    const page = await visit(own, { headers: scene.cookies[visitor] });
    const forms = (await formsIn(page, own)).map(({ fields }) => fields);
    const all = {
      ...scene,
      forms: { ...scene.forms, [own]: [...(scene.forms[own] ?? []), ...forms] },
    };
    const property = fc.asyncProperty(hostileRequest, async (hostile) => {
      const status = await expectSoundAnswer(requestOf(path, all, visitor, hostile));
      tally[status] = (tally[status] ?? 0) + 1;
    });
    const seed = SEED + PATHS.indexOf(path) * VISITORS.length + VISITORS.indexOf(visitor);
    await fc.assert(property, {
      seed,
      numRuns: examples.length + RUNS,
      examples,
      endOnFailure: true,
    });
  }
});

it("was let in, was refused, and was sent elsewhere", () => {
  console.info(JSON.stringify(tally));
  for (const status of [200, 302, 303, 400, 403, 404, 405, 413, 422]) {
    expect(tally[status] ?? 0, String(status)).toBeGreaterThan(0);
  }
});
