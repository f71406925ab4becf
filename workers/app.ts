import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

const answer = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request) => answer(request, new RouterContextProvider()),
} satisfies ExportedHandler<Env>;
