import { nextTask } from "#app/ui/next-task.ts";

/*
 * In the bundle, what start.tsx imports after this runs in a task of its own: in one with the script that it shares, it
 * would hold up a slow phone.
 */
await nextTask();
