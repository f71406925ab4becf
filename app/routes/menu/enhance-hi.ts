import { finder } from "#app/messages/hi/finder.ts";
import { enhance } from "./enhance.ts";

enhance(finder, () => import("#app/messages/hi/diner.ts"));
