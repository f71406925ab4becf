import { finder } from "#app/messages/en/finder.ts";
import { enhance } from "./enhance.ts";

enhance(finder, () => import("#app/messages/en/diner.ts"));
