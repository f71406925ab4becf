import type { MiddlewareFunction } from "react-router";

/** Lets a page ask for the phone's position, which all others are forbidden. */
export const mayLocate: MiddlewareFunction<Response> = async (_, next) => {
  const reply = await next();
  reply.headers.set(
    "Permissions-Policy",
    "camera=(), geolocation=(self), microphone=(), payment=()",
  );
  return reply;
};
