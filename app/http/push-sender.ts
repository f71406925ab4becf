import { env } from "cloudflare:workers";
import { brand } from "#app/brand.ts";
import { isPushService } from "#app/domain/push/push-services.ts";
import { sendPush, type PushSender } from "#app/platform/web-push.ts";

/** Sends notifications signed with the keys of the Worker's variables; undefined if one is missing. */
export function openPushSender(): PushSender | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT } = env;
  if (!publicKey || !privateKey) return undefined;
  const keys = { publicKey, privateKey, subject: VAPID_SUBJECT || `mailto:${brand.contactEmail}` };
  return {
    publicKey,
    send: (target, message) => sendPush({ keys, mayCall: isPushService, fetch }, target, message),
  };
}
