import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importMenu, type ImportReport } from "#app/domain/menus/import.ts";
import { MAX_MENU_FILE_BYTES } from "#app/domain/menus/menu-file.ts";
import { withLocalDatabase } from "./local-database.ts";

/** `npm run menu:import -- FILE.json [--shop ID]`: reads a menu response into a new or an existing shop. */
const { file, shop } = readArguments();
// npm runs in the project's folder, wherever it was called.
const text = readText(resolve(process.env["INIT_CWD"] ?? "", file));
const imported = await withLocalDatabase((db) =>
  importMenu(db, text, { shopId: shop, now: Date.now() }),
);
if (imported.ok) print(imported.value);
else refuse(`${imported.refusal.path} ${imported.refusal.message}`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { shop: { type: "string" } },
    });
    if (positionals[0] !== undefined && positionals.length === 1)
      return { file: positionals[0], shop: values.shop };
  } catch {
    // An unknown option is answered like any other misuse.
  }
  console.error("Usage: npm run menu:import -- FILE.json [--shop ID]");
  return process.exit(2);
}

function readText(path: string): string {
  if (!existsSync(path) || !statSync(path).isFile()) refuse("there is no such file");
  if (statSync(path).size > MAX_MENU_FILE_BYTES) refuse("(file) is over 5 MB");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    return refuse("(file) is not UTF-8 text");
  }
}

function refuse(why: string): never {
  console.error(`${file} was refused, and nothing was changed:\n  ${why}`);
  return process.exit(1);
}

function print({ shopId, sections, items, options, notes }: ImportReport): void {
  console.log(
    `Imported into the shop ${shopId}: ${sections} sections, ${items} items, ${options} size options.`,
  );
  for (const { path, message } of notes) console.log(`  ${path}: ${message}`);
  console.log(`Its menu is at /menu/${shopId} while npm start runs.`);
}
