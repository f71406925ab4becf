import neighbours from "./neighbours.css?inline";
import phone from "./phone.css?inline";
import stall from "./stall.css?inline";
import streetCorner from "./street-corner.css?inline";

export const cornerCss = [streetCorner, stall, neighbours, phone].join("");
