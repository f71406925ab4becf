import type { Texts } from "#app/messages/translation.ts";

export const compose = {} as const satisfies Texts;
