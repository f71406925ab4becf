import type { Texts } from "#app/messages/translation.ts";

export const menu = {} as const satisfies Texts;
