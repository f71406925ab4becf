import type { Texts } from "#app/messages/translation.ts";

export const phone = {} as const satisfies Texts;
