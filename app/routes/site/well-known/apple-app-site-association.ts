import { plainNotFound } from "#app/http/replies.ts";
import { storeApps } from "#app/http/store-apps.ts";

/** Which apps open our links: https://developer.apple.com/documentation/xcode/supporting-associated-domains */
export function loader() {
  const { appleAppIds } = storeApps();
  if (appleAppIds.length === 0) return plainNotFound();
  const details = [{ appIDs: appleAppIds, components: [{ "/": "/nearby" }, { "/": "/nearby/*" }] }];
  return Response.json(
    { applinks: { details } },
    { headers: { "Cache-Control": "public, max-age=3600" } },
  );
}
