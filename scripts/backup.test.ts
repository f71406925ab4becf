import { strict as assert } from "node:assert";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { writeWeeklyCopy } from "#app/domain/copies/weekly-copy.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { serveCloudflareApi } from "#test/cloudflare-api.ts";
import { env, folder } from "#test/commands.ts";

/** The drill: fills, backs up, destroys and restores stores, and compares them row by row and object by object. */
process.env["NUKKAD_STATE"] = env.NUKKAD_STATE;
const { withLocalDatabase } = await import("./local-database.ts");
const { fill } = await import("#test/drill/fill.ts");
const { loseThings } = await import("#test/drill/lose.ts");
const { differences, empty, expected, snapshot } = await import("#test/drill/snapshot.ts");

type Opened = Parameters<Parameters<typeof withLocalDatabase>[0]>;

const BACKUPS = join(folder, "backups");
const OLD = "2020-01-01T00-00-00Z";
const SECRET = "correct horse battery staple";
const project = join(folder, "project");
const settings: Record<string, string> = {};
let before: Awaited<ReturnType<typeof snapshot>>;
let gone: Awaited<ReturnType<typeof loseThings>>;
let path: string;

test("a restore brings back every row and picture, and nothing that was deleted or has ended since", async () => {
  for (const name of [OLD, "2020-01-01", "notes"])
    mkdirSync(join(BACKUPS, name), { recursive: true });
  await withStores(async (opened) => {
    const filled = await fill(opened);
    before = await snapshot(opened);
    const untried = Object.keys(before.tables).filter(
      (table) => before.tables[table]?.length === 0,
    );
    assert.deepEqual(untried, []);
    const made = await run("backup", ["--to", BACKUPS]);
    assert.match(made.stdout, /3 keys of evidence; the evidence itself stays where it is\n$/);
    path = newestIn(BACKUPS);
    assert.match((await run("restore", [path])).stderr, /^Nothing was done: the table \w+ is not/);
    gone = await loseThings(opened, filled);
  });
  rmSync(join(env.NUKKAD_STATE, "v3/d1"), { recursive: true });

  const { stdout, stderr } = await run("restore", [path]);
  assert.equal(stderr, "");
  assert.match(stdout, /left out: 1 posts that have ended, 9 things that were deleted/);
  assert.match(
    stdout,
    /1 logins of staff have the password .*\n {4}demo-cafe: [\w-]*meena, made on 20/,
  );
  assert.match(stdout, /2 of 3 keys of evidence are there\n {4}missing: case-1\/1\.png\n/);
  const after = await withStores(snapshot);
  assert.deepEqual(differences(after, expected(before, gone)), []);
  for (const [shop, revision] of after.revisions) {
    assert.ok(revision > Number(before.revisions.get(shop)));
  }
});

test("a backup goes when it is over 30 days old, and nothing else does", () => {
  assert.deepEqual(readdirSync(BACKUPS), ["2020-01-01", path.slice(BACKUPS.length + 1), "notes"]);
});

test("a damaged or incomplete backup is refused", async () => {
  const damaged = join(folder, "damaged");
  for (const file of ["objects/00000001", "manifest.json"]) {
    cpSync(path, damaged, { recursive: true });
    const bytes = readFileSync(join(damaged, file));
    const changed = bytes.with(0, 0);
    if (file === "manifest.json") rmSync(join(damaged, file));
    else writeFileSync(join(damaged, file), changed);
    const { status, stderr } = await run("restore", [damaged]);
    assert.equal(status, 1);
    assert.ok(
      stderr.includes(file === "manifest.json" ? "no complete backup" : `in the backup, ${file}`),
    );
  }
});

test("the deployed stores are backed up encrypted, and restored; what was deleted goes again after Time Travel", async () => {
  mkdirSync(project);
  writeFileSync(join(project, "wrangler.toml"), deployedConfiguration());
  await withStores(async (opened) => {
    const [, { IMAGES, EVIDENCE, COPIES }, d1] = opened;
    const buckets = { images: IMAGES, evidence: EVIDENCE, copies: COPIES };
    const api = await serveCloudflareApi({ d1, buckets }, "token-of-tests");
    Object.assign(settings, {
      CLOUDFLARE_API_BASE_URL: api.address,
      CLOUDFLARE_ACCOUNT_ID: "account-of-tests",
      CLOUDFLARE_API_TOKEN: "token-of-tests",
    });
    try {
      await drillRemotely(opened);
      await drillWeeklyCopy(opened);
      await empty(opened);
      // Without the log of deletions everything is back, as after Time Travel.
      buckets.copies = { list: async () => ({ objects: [] }) } as unknown as R2Bucket;
      await remotely("restore", [path]);
      buckets.copies = COPIES;
      const { stdout } = await remotely("forget", []);
      assert.match(
        stdout,
        /^Deleted again: 1 neighbours, 2 posts, 1 comments, .* and 1 logins of staff\./,
      );
      // What has ended comes back here, but it is out of reach, and the sweeper removes it.
      await d1.prepare("DELETE FROM posts WHERE text = 'has ended'").run();
      const { tables } = await snapshot(opened);
      const { tables: wanted } = expected(before, gone);
      for (const table of ["people", "posts", "comments", "reactions", "hides", "cases"]) {
        assert.deepEqual(tables[table], wanted[table]);
      }
      const idsOf = (rows: Record<string, unknown>[] = []) => rows.map(({ id }) => id);
      assert.deepEqual(idsOf(tables["accounts"]), idsOf(wanted["accounts"]));
    } finally {
      api.end();
    }
  });
});

async function drillRemotely(opened: Opened): Promise<void> {
  assert.match((await remotely("backup", [], "")).stderr, /set BACKUP_PASSPHRASE/);
  const all = await snapshot(opened);
  assert.match((await remotely("backup", [])).stdout, /encrypted with BACKUP_PASSPHRASE/);
  const encrypted = newestIn(join(project, "backups"));
  for (const file of filesIn(encrypted)) {
    assert.match(readFileSync(file, "latin1"), /^age-encryption\.org\/v1\n/);
  }
  await empty(opened);
  const wrong = await remotely("restore", [encrypted], `${SECRET}?`);
  assert.match(wrong.stderr, /BACKUP_PASSPHRASE is wrong for this backup/);
  assert.equal((await remotely("restore", [encrypted])).stderr, "");
  assert.deepEqual(differences(await snapshot(opened), expected(all)), []);
}

async function drillWeeklyCopy(opened: Opened): Promise<void> {
  const [db, { COPIES }] = opened;
  const all = await snapshot(opened);
  await writeWeeklyCopy({ db, copies: openImageBucket(COPIES) }, { now: Date.UTC(2026, 10, 22) });
  await empty(opened);
  await remotely("restore", ["weekly/2026-11-22"]);
  const { tables } = await snapshot(opened);
  for (const table of ["shops", "sections", "items", "accounts", "shop_requests", "desk_log"]) {
    assert.deepEqual(tables[table], expected(all).tables[table]);
  }
}

/** The project's wrangler.toml, with names for the deployed stores. */
function deployedConfiguration(): string {
  return readFileSync("wrangler.toml", "utf8")
    .replace(/database_id = ".*"/, 'database_id = "database-of-tests"')
    .replaceAll(/bucket_name = "nukkad-(\w+)"/g, 'bucket_name = "$1"');
}

const withStores = <T>(use: (opened: Opened) => Promise<T>) =>
  withLocalDatabase((...opened) => use(opened));

const remotely = (script: string, words: string[], passphrase = SECRET) =>
  run(script, [...words, "--remote"], { ...settings, BACKUP_PASSPHRASE: passphrase }, project);

function run(script: string, words: string[], more: Record<string, string> = {}, cwd = ".") {
  const command = [resolve(`scripts/backup/${script}.ts`), ...words];
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((done) => {
    execFile("node", command, { cwd, env: { ...env, ...more } }, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

function newestIn(backups: string): string {
  const names = readdirSync(backups).filter((name) => name.endsWith("Z") && name !== OLD);
  return join(backups, names.at(-1) ?? "");
}

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
