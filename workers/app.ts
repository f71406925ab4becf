import { createRequestHandler } from "react-router";
import { everyDay } from "#app/http/every-day.ts";
import { everyRequest } from "#app/http/every-request.ts";
import * as build from "virtual:react-router/server-build";

const answer = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request) => everyRequest(request, answer),
  scheduled: ({ scheduledTime }) => everyDay(scheduledTime),
} satisfies ExportedHandler<Env>;
