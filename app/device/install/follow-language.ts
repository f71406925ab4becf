import { updatePushLanguage } from "#app/device/push/push-switch.ts";
import type { Language } from "#app/messages/languages.ts";
import { isAllIn, cachedLanguages } from "./cached-languages.ts";

type Workers = Pick<ServiceWorkerRegistration, "active" | "waiting" | "installing">;

/** Puts notifications and stored pages into `language`. If the server cannot be told, the next page tries again. */
export async function followLanguage(
  { active, waiting, installing }: Workers,
  language: Language,
): Promise<void> {
  if (isAllIn(language, await cachedLanguages(await caches.keys()))) return;
  if (!(await updatePushLanguage())) return;
  for (const worker of [active, waiting, installing]) worker?.postMessage({ language });
}
