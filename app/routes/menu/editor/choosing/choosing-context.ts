import { createContext } from "react";
import type { Section } from "#app/domain/menus/menus.ts";

/** Whether several dishes are being chosen: then each row has a box to tick. */
export const ChoosingContext = createContext(false);

/** The sections of the menu, for dialogs that ask for one of them. */
export const SectionsContext = createContext<Section[]>([]);
