import type { Pen, Stage, Step } from "./stage.ts";
import { newVisitor, type Form } from "./visitor.ts";

/** Sends messages and shops' requests, as anybody may, through their forms and the JSON API. */
export function writeEnquiries(stage: Stage, { random, mark }: Pen): Step {
  return () => random.pick([sendForm, callApi])(random.pick(["contact", "add-shop"]));

  async function sendForm(form: "contact" | "add-shop") {
    const visitor = newVisitor(stage);
    const { text } = await visitor.get(`/${form}`);
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(text) ?? [];
    const said = mark();
    const fields: Form = [["token", token], ["website", ""], ...fieldsOf(form, said)];
    return stage.ledger.perform({
      surface: "public forms",
      what: `sends ${said} by the form ${form}`,
      sets: factOf(form, said),
      send: () => visitor.send(`/${form}`, fields),
      again: "has a key",
    });
  }

  function callApi(form: "contact" | "add-shop") {
    const app = newVisitor(stage, { isProgram: true });
    const said = mark();
    const key = random.below(2) === 0 ? random.uuid() : undefined;
    const [path, body] =
      form === "contact"
        ? ["/qr/contact", Object.fromEntries(fieldsOf(form, said))]
        : ["/add_shop", { shop_name: said, phone_number: "9000000003", message: said }];
    return stage.ledger.perform({
      surface: "JSON API",
      what: `sends ${said} to ${path}`,
      sets: factOf(form, said),
      send: () => app.call("POST", path, body, key),
      ...(key !== undefined && { again: "has a key" }),
    });
  }
}

function fieldsOf(form: "contact" | "add-shop", said: string): [string, string][] {
  return form === "contact"
    ? [
        ["email", "asha@example.com"],
        ["phone", "9000000003"],
        ["message", said],
      ]
    : [
        ["shopName", said],
        ["phoneNumber", "9000000003"],
        ["message", said],
      ];
}

function factOf(form: "contact" | "add-shop", said: string): Record<string, string> {
  return form === "contact" ? { [`message ${said}`]: "open" } : { [`request ${said}`]: "new" };
}
