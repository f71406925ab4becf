import type { Texts } from "#app/messages/translation.ts";

export const nearby = {} as const satisfies Texts;
