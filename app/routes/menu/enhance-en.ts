import { diner } from "#app/messages/en/diner.ts";
import { enhance } from "./enhance.ts";

enhance(diner);
