import { plainNotFound } from "#app/http/replies.ts";
import { storeApps } from "#app/http/store-apps.ts";

/** The app that opens our links without a bar: https://developer.android.com/training/app-links/configure-assetlinks */
export function loader() {
  const { android } = storeApps();
  if (!android) return plainNotFound();
  const statement = {
    relation: ["delegate_permission/common.handle_all_urls"],
    target: {
      namespace: "android_app",
      package_name: android.packageName,
      sha256_cert_fingerprints: android.fingerprints,
    },
  };
  return Response.json([statement], { headers: { "Cache-Control": "public, max-age=3600" } });
}
