import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { importMenu, type ImportReport } from "#app/domain/menus/import.ts";
import { MAX_MENU_FILE_BYTES } from "#app/domain/menus/menu-file.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { importNoteText } from "#app/messages/import-notes.ts";
import { withLocalDatabase } from "./local-database.ts";
import { readCommandLine, refuse } from "./command-line.ts";

/** `npm run menu:import -- FILE.json [--shop ID]`: imports a menu response into a new or an existing shop. */
const { positionals, values } = readCommandLine(
  "npm run menu:import -- FILE.json [--shop ID]",
  { shop: { type: "string" } },
  1,
);
const [file = ""] = positionals;
// npm runs scripts in the project's folder, wherever it was called.
const text = readText(resolve(process.env["INIT_CWD"] ?? "", file));
const imported = await withLocalDatabase((db) =>
  importMenu(db, text, { shopId: values.shop, now: Date.now() }),
);
if (imported.ok) print(imported.value);
else refuseFile(`${imported.refusal.path} ${apiProblemText(imported.refusal)}`);

function readText(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return refuseFile("there is no such file");
  if (found.size > MAX_MENU_FILE_BYTES) refuseFile("(file) is over 1 MB");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    return refuseFile("(file) is not UTF-8 text");
  }
}

function refuseFile(why: string): never {
  return refuse(`${file} was refused, and nothing was changed:\n  ${why}`);
}

function print({ shopId, sections, items, options, notes }: ImportReport): void {
  console.log(
    `Imported into the shop ${shopId}: ${sections} sections, ${items} items, ${options} size options.`,
  );
  for (const note of notes) console.log(`  ${note.path}: ${importNoteText(note)}`);
  console.log(`Its menu is at /menu/${shopId} while npm start runs.`);
}
