import { nextTask } from "#app/ui/next-task.ts";

/*
 * In the bundle, what start.tsx imports after this runs in a task of its own. In one task with the shared script, it would
 * hold up a slow phone.
 */
await nextTask();
