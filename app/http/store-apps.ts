import { env } from "cloudflare:workers";

/** The apps in the stores that may open links to this site. */
interface StoreApps {
  /** The package on Google Play and the SHA-256 fingerprints of its certificates; undefined if there is none. */
  android: { packageName: string; fingerprints: string[] } | undefined;
  /** Each a team and a bundle, such as "ABCDE12345.com.example.app". */
  appleAppIds: string[];
}

export function storeApps(): StoreApps {
  const packageName: string = env.ANDROID_PACKAGE.trim();
  const fingerprints = listed(env.ANDROID_CERT_FINGERPRINTS).map((print) => print.toUpperCase());
  const hasAndroid = packageName !== "" && fingerprints.length > 0;
  return {
    android: hasAndroid ? { packageName, fingerprints } : undefined,
    appleAppIds: listed(env.APPLE_APP_IDS),
  };
}

function listed(words: string): string[] {
  return words.split(/[\s,]+/).filter(Boolean);
}
