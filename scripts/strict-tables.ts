/** Makes every table in the migrations STRICT, which drizzle-kit cannot do. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

for (const name of readdirSync("migrations").filter((file) => file.endsWith(".sql"))) {
  const path = `migrations/${name}`;
  const sql = readFileSync(path, "utf8");
  const strict = sql.replaceAll(/^\);$/gm, ") STRICT;");
  if (strict !== sql) writeFileSync(path, strict);
}
