import * as v from "valibot";
import { done, refused } from "#app/domain/outcome.ts";
import { tryLogin } from "#app/http/credentials.ts";
import { startLogin } from "#app/http/sessions.ts";
import { publicCall } from "./calls.ts";
import { door } from "./door.ts";
import { fields } from "./fields.ts";

const required = v.pipe(v.string("must be text"), v.nonEmpty("must not be empty"));

export const loader = door({
  POST: publicCall({
    summary: "Logs in, and gives the shop that the account works for",
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
      return done({ shopId, session: await startLogin(request, tried.value) });
    },
    show: ({ shopId }) => ({ shop_id: shopId }),
    // For apps of other origins, which cannot read our cookies.
    headersOf: ({ session }) => [...session.headers, ["X-XSRF-TOKEN", session.token]],
  }),
});
export const action = loader;
