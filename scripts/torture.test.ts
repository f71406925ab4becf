import { strict as assert } from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { FAULTS, judge, missingPhotos, orphans, perhapsGoing } from "./torture/invariants.ts";
import { ABSENT, ANY, Ledger, type Write } from "./torture/ledger.ts";

/** What torture.ts checks, shown to bite on states that a healthy product never gets into. */
const answer = (status: number) => ({ status, headers: new Headers(), text: "" });

function writeOf(sets: Record<string, string>, send: Write["send"]): Write {
  return { surface: "editor", what: "a test writes", sets, send };
}
const told = (sets: Record<string, string>) => writeOf(sets, async () => answer(200));
const refused = (sets: Record<string, string>) => writeOf(sets, async () => answer(409));
const lost = (sets: Record<string, string>) =>
  writeOf(sets, async () => {
    throw new Error("the server is gone");
  });

function kindsOf(ledger: Ledger, values: string[]): string[] {
  return judge(ledger.expected(), new Map([["item", values]])).map(({ kind }) => kind);
}

test("what was acknowledged must be there, once and as written", async () => {
  const ledger = new Ledger();
  await ledger.perform(told({ item: "20" }));
  await ledger.perform(told({ item: "30" }));
  assert.deepEqual(kindsOf(ledger, ["30"]), []);
  assert.deepEqual(kindsOf(ledger, []), ["lost"]);
  assert.deepEqual(kindsOf(ledger, ["20"]), ["lost"]);
  assert.deepEqual(kindsOf(ledger, ["30", "30"]), ["doubled"]);
  assert.deepEqual(kindsOf(ledger, ["3"]), ["half"]);
  await ledger.perform(told({ item: ABSENT }));
  assert.deepEqual(kindsOf(ledger, []), []);
  assert.deepEqual(kindsOf(ledger, ["30"]), ["lost"]);
});

test("what got no answer is whole or absent, and stays that way", async () => {
  const ledger = new Ledger();
  await ledger.perform(lost({ item: "20" }));
  assert.deepEqual(kindsOf(ledger, []), []);
  assert.deepEqual(kindsOf(ledger, ["20"]), []);
  assert.deepEqual(kindsOf(ledger, ["2"]), ["half"]);
  assert.deepEqual(kindsOf(ledger, ["20", "20"]), ["doubled"]);
  ledger.settle(new Map([["item", ["20"]]]), () => true);
  assert.deepEqual(kindsOf(ledger, []), ["lost"]);
  await ledger.perform(lost({ item: ANY }));
  assert.deepEqual(kindsOf(ledger, ["whatever"]), []);
});

test("what was refused has no effect", async () => {
  const ledger = new Ledger();
  await ledger.perform(refused({ item: "20" }));
  assert.deepEqual(kindsOf(ledger, []), []);
  assert.deepEqual(kindsOf(ledger, ["20"]), ["half"]);
});

test("only unanswered writes that may be repeated are sent again, and a refusal is reported", async () => {
  const ledger = new Ledger();
  const again = { again: "has a key" } as const;
  const keyed: Write = { ...lost({ item: "20" }), ...again };
  await ledger.perform(keyed);
  await ledger.perform(lost({ other: "1" }));
  assert.deepEqual(ledger.doubtful(), [keyed]);
  keyed.send = async () => answer(410);
  assert.match((await ledger.repeat(keyed)) ?? "", /410/);
  keyed.send = async () => answer(200);
  assert.equal(await ledger.repeat(keyed), undefined);
  assert.deepEqual(ledger.doubtful(), []);
  assert.deepEqual(kindsOf(ledger, []), ["lost"]);
  assert.deepEqual(ledger.keyed(), [keyed]);
});

/** For each query of FAULTS, in its order, what makes it bite. */
const BREAKS: string[] = [
  "UPDATE sections SET position = 3 WHERE id = 2",
  "UPDATE items SET position = 1 WHERE id = 2",
  "UPDATE items SET name = 't1-busy-1'",
  "UPDATE sections SET name = 't1-busy-1'",
  "UPDATE posts SET comment_count = 2",
  "UPDATE posts SET join_count = 2",
  `UPDATE posts SET reaction_counts = '{"thanks":1}'`,
  "DELETE FROM desk_log WHERE act = 'create-shop'",
  "UPDATE shops SET closed_at = 1 WHERE id = 't1-desk-1'",
  "DELETE FROM reports",
];

test("each invariant query is empty on a sound state, and finds planted damage", () => {
  assert.equal(BREAKS.length, FAULTS.length);
  for (const [index, broken] of ["", ...BREAKS].entries()) {
    const db = wholeState();
    db.exec(broken);
    const biting = FAULTS.filter(({ sql }) => db.prepare(sql).all().length > 0);
    assert.deepEqual(biting, index === 0 ? [] : [FAULTS[index - 1]], broken);
  }
});

test("the photos that rows name exist, and no others", async () => {
  const ledger = new Ledger();
  await ledger.perform(told({ "post b": "help" }));
  await ledger.perform(lost({ "post a": "help", "post b": ABSENT }));
  const named = [
    { of: "post a", key: "posts/a-1.png" },
    { of: "post b", key: "posts/b-1.png" },
  ];
  const missing = missingPhotos(named, [], perhapsGoing(ledger.expected()));
  assert.deepEqual(
    missing.map(({ what }) => what),
    ["post a is missing posts/a-1.png"],
  );
  const picture = `${"0f".repeat(32)}.png`;
  const left = orphans(["posts/a-1.png", "posts/c-1.png", picture], (key) => key.includes("a-"));
  assert.deepEqual(
    left.map(({ what }) => what),
    ["nothing names posts/c-1.png", `nothing names ${picture}`],
  );
});

/** Migrated tables, with one of everything that FAULTS asks for. */
function wholeState(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").toSorted()) {
    if (name.endsWith(".sql")) db.exec(readFileSync(`migrations/${name}`, "utf8"));
  }
  db.exec("DROP TRIGGER desk_log_is_never_emptied; PRAGMA foreign_keys = OFF");
  db.exec(`
    INSERT INTO shops (id, name, revision, created_at) VALUES ('busy', 'Busy', 1, 1), ('t1-desk-1', 'New', 1, 1);
    INSERT INTO sections (id, shop_id, name, position) VALUES (1, 'busy', 'One', 1), (2, 'busy', 'Two', 2);
    INSERT INTO items (id, shop_id, section_id, name, position) VALUES (1, 'busy', 1, 'Tea', 1), (2, 'busy', 1, 'Milk', 2);
    INSERT INTO accounts (id, username, password_hash, role, shop_id, created_at)
      VALUES (1, 'desk', '', 'operator', NULL, 1), (2, 'new', '', 'owner', 't1-desk-1', 1);
    INSERT INTO shop_requests (shop_name, phone_number, created_at, status, shop_id)
      VALUES ('New', '', 1, 'live', 't1-desk-1');
    INSERT INTO desk_log (account_id, username, act, subject, created_at)
      VALUES (1, 'desk', 'create-shop', 't1-desk-1', 1);
    INSERT INTO people (id, key_hash, created_at, last_seen_at) VALUES (1, 'a', 1, 1);
    INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text, comment_count)
      VALUES (1, 'a', 1, 'a', 'a', 1, 1, 1, 3, 'help', 'a', 1);
    INSERT INTO comments (id, public_id, post_id, person_id, send_key, text) VALUES (1, 'a', 1, 1, 'a', 'a');
    INSERT INTO cases (id, subject, thing, post_id, snapshot, opened_at, due_at, score) VALUES (1, 'post 1', 'post', 1, '{}', 1, 1, 1);
    INSERT INTO reports (case_id, reporter_id, reason, words, weight, created_at) VALUES (1, 1, 'spam', '', 1, 1);
    INSERT INTO moderation_log (username, act, case_id, created_at) VALUES ('', 'open', 1, 1);
  `);
  return db;
}
