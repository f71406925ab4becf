import { OPERATOR } from "./cast.ts";
import { ABSENT, ANY } from "./ledger.ts";
import { loggedIn } from "./log-in.ts";
import type { Pen, Stage, Step } from "./stage.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

interface Clerk extends Pen {
  stage: Stage;
  operator: Visitor;
  shops: string[];
}

/** Takes requests until their shops are live, closes and reopens those, resets passwords, adds lists, handles messages. */
export async function writeDesk(stage: Stage, pen: Pen): Promise<Step> {
  const clerk: Clerk = { ...pen, stage, operator: await loggedIn(stage, OPERATOR), shops: [] };
  return () => {
    const acts =
      clerk.shops.length > 0
        ? [takeRequest, handleMessage, closeOrReopen, closeOrReopen, resetPassword, addList]
        : [takeRequest, handleMessage];
    return clerk.random.pick(acts)(clerk);
  };
}

async function takeRequest(clerk: Clerk): Promise<void> {
  const { random } = clerk;
  const sent = await enquire(clerk, "add-shop");
  if (!sent) return;
  const { said, number } = sent;
  const request = `request ${said}`;
  if (random.below(2) === 0) {
    const contacted = await send(clerk, {
      what: `marks ${said} as contacted`,
      sets: { [request]: "contacted" },
      path: "/desk/requests",
      fields: { id: number, status: "new", changedAt: "", to: "contacted" },
    });
    if (!contacted) return;
  }
  const made = await send(clerk, {
    what: `makes a shop of ${said}`,
    sets: { [request]: "live", [`shop ${said}`]: "open" },
    path: `/desk/requests/${number}/shop`,
    fields: { name: said, id: said, username: said },
  });
  if (!made) return;
  clerk.shops.push(said);
  await notePassword(clerk, said);
}

async function handleMessage(clerk: Clerk): Promise<void> {
  const sent = await enquire(clerk, "contact");
  if (!sent) return;
  await send(clerk, {
    what: `handles the message ${sent.said}`,
    sets: { [`message ${sent.said}`]: "handled" },
    path: "/desk/messages",
    fields: { id: sent.number, handledAt: "", to: "handled" },
  });
}

/** Sends a public form, and finds it at the desk by its words. */
async function enquire({ stage, operator, mark }: Clerk, form: "contact" | "add-shop") {
  const [said, app] = [mark(), newVisitor(stage, { isProgram: true })];
  const isMessage = form === "contact";
  const sent = await stage.ledger.perform({
    surface: "JSON API",
    what: `sends ${said} for the desk`,
    sets: isMessage ? { [`message ${said}`]: "open" } : { [`request ${said}`]: "new" },
    send: () =>
      isMessage
        ? app.call("POST", "/qr/contact", { email: "asha@example.com", phone: "", message: said })
        : app.call("POST", "/add_shop", { shop_name: said, phone_number: "9000000003" }),
  });
  if (!sent) return undefined;
  const page = await operator.get(`/desk/${isMessage ? "messages" : "requests"}?q=${said}`);
  const [, number = ""] = /name="id" value="(\d+)"/.exec(page.text) ?? [];
  return { said, number };
}

async function closeOrReopen(clerk: Clerk): Promise<void> {
  const { stage, random, shops } = clerk;
  const shop = random.pick(shops);
  const isOpen = stage.ledger.latest(`shop ${shop}`) === "open";
  await send(clerk, {
    what: `${isOpen ? "closes" : "reopens"} ${shop}`,
    sets: { [`shop ${shop}`]: isOpen ? "closed" : "open" },
    path: `/desk/shops/${shop}`,
    fields: { act: isOpen ? "close" : "reopen" },
  });
}

async function resetPassword(clerk: Clerk): Promise<void> {
  const { operator, random, shops } = clerk;
  const shop = random.pick(shops);
  const page = await operator.get(`/desk/shops/${shop}`);
  const [, account = ""] = /name="account" value="(\d+)"/.exec(page.text) ?? [];
  const [, epoch = ""] = /name="epoch" value="(\d+)"/.exec(page.text) ?? [];
  const reset = await send(clerk, {
    what: `resets the password of ${shop}`,
    // Only the page that it leads to says what the password is.
    sets: { [`password of ${shop}`]: ANY },
    path: `/desk/shops/${shop}`,
    fields: { act: "reset-password", account, epoch },
  });
  if (reset) await notePassword(clerk, shop);
}

/** Opens a shop's editor, and adds a list to its menu in one change. A closed shop has no editor. */
async function addList(clerk: Clerk): Promise<void> {
  const { random, shops, mark } = clerk;
  const shop = random.pick(shops);
  const opened = await send(clerk, {
    what: `opens the editor of ${shop}`,
    sets: {},
    path: `/desk/shops/${shop}`,
    fields: { act: "open-editor" },
  });
  if (!opened) return;
  const said = mark();
  const items = Array.from({ length: 40 }, (_, index) => ({
    id: -2 - index,
    sectionId: -1,
    values: { name: `${said} ${index}`, pricePaise: 900 },
  }));
  const sections = [{ id: -1, values: { name: said } }];
  const patch = { sections, items, deletedSections: [], deletedItems: [] };
  await send(clerk, {
    what: `adds the list ${said} to ${shop}`,
    sets: { [`list ${said}`]: `${items.length} items in ${shop}` },
    path: `/shop/edit/menu/${shop}`,
    fields: { operation: "patch-menu", patch: JSON.stringify(patch) },
  });
}

interface DeskAct {
  what: string;
  sets: Record<string, string>;
  path: string;
  fields: Record<string, string>;
}

/** Nothing here may be sent again: a second time it would be refused as outdated. */
function send({ stage, operator }: Clerk, { what, sets, path, fields }: DeskAct) {
  return stage.ledger.perform({
    surface: "desk",
    what: `the desk ${what}`,
    sets,
    send: () => operator.send(path, Object.entries(fields)),
  });
}

/** Notes the password that was just made, as its page shows it. */
async function notePassword({ stage, operator }: Clerk, shop: string): Promise<void> {
  const { text } = await operator.get(`/desk/shops/${shop}/hand-over`);
  const [, password = ABSENT] = /Password<\/dt><dd class="secret">([^<]+)/.exec(text) ?? [];
  stage.ledger.note(`password of ${shop}`, password);
}
