import { createContext } from "react";

/** Whether several dishes are being chosen: then each row has a box to tick. */
export const ChoosingContext = createContext(false);
