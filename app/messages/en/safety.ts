import type { Texts } from "#app/messages/translation.ts";

export const safety = {} as const satisfies Texts;
