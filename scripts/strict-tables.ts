/** Makes every table of the migrations STRICT, which drizzle-kit cannot write. Tables that are so already stay. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

for (const name of readdirSync("migrations").filter((file) => file.endsWith(".sql"))) {
  const path = `migrations/${name}`;
  const sql = readFileSync(path, "utf8");
  const strict = sql.replaceAll(/^\);$/gm, ") STRICT;");
  if (strict !== sql) writeFileSync(path, strict);
}
