import { diner } from "#app/messages/hi/diner.ts";
import { enhance } from "./enhance.ts";

enhance(diner);
