import type { Texts } from "#app/messages/translation.ts";

export const editor = {} as const satisfies Texts;
