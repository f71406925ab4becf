import * as v from "valibot";
import { done, refused } from "#app/domain/outcome.ts";
import { tryLogin } from "#app/http/credentials.ts";
import { rememberDevice } from "#app/http/devices.ts";
import { startLogin } from "#app/http/sessions.ts";
import { publicCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { fields } from "./fields.ts";

const required = v.pipe(v.string("login-not-text"), v.nonEmpty("login-empty"));

export const loader = endpoint({
  POST: publicCall({
    summary: "Logs in, and gives the account's shop",
    takes: {
      input: fields({ username: required, password: required }),
      example: { username: "demo-cafe", password: "demo-cafe-2026" },
    },
    gives: {
      status: 200,
      shape: v.strictObject({ shop_id: v.string() }),
      example: { shop_id: "demo-cafe" },
    },
    beginsSession: true,
    async perform({ request, context }, login) {
      const tried = await tryLogin(request, context, login);
      if (!tried.ok) return tried;
      const { shopId } = tried.value;
      if (shopId === null) return refused({ reason: "no-shop" });
      const session = await startLogin(request, tried.value);
      return done({
        shopId,
        session,
        device: await rememberDevice(request, tried.value, Date.now()),
      });
    },
    show: ({ shopId }) => ({ shop_id: shopId }),
    // For apps of other origins, which cannot read our cookies.
    headersOf: ({ session, device }) => [
      ...session.headers,
      ...device,
      ["X-XSRF-TOKEN", session.token],
    ],
  }),
});
export const action = loader;
