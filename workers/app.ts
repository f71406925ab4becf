import { createRequestHandler } from "react-router";
import { doChores } from "#app/http/chores.ts";
import { everyRequest } from "#app/http/every-request.ts";
import { withDecodablePath } from "#app/http/paths.ts";
import * as build from "virtual:react-router/server-build";

const answer = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request) =>
    everyRequest(request, (asked, context) => answer(withDecodablePath(asked), context)),
  scheduled: ({ cron, scheduledTime }) => doChores(cron, scheduledTime),
} satisfies ExportedHandler<Env>;
