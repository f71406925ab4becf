import { brand } from "#app/brand.ts";
import { exportOwnData } from "#app/domain/own-data/export-own-data.ts";
import { database } from "#app/http/context.ts";
import { linksOn } from "#app/http/links.ts";
import { neighbour } from "#app/routes/nearby/server/neighbour.ts";
import type { Route } from "./+types/export";

/** Everything that is stored about whoever asks, as a JSON file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { person } = context.get(neighbour);
  const now = Date.now();
  const own = person
    ? await exportOwnData(context.get(database), person, linksOn(request), { now })
    : {};
  const name = `${brand.name.toLowerCase()}-my-data.json`;
  return new Response(`${JSON.stringify(own, undefined, 2)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
