import { BUSY_SHOP } from "./cast.ts";
import { ABSENT } from "./ledger.ts";
import { loggedIn } from "./log-in.ts";
import type { Pen, Stage, Step } from "./stage.ts";
import type { Form, Reply, Visitor } from "./visitor.ts";

/** Somebody who changes the shared menu, in an app or in the editor. */
interface Hand extends Pen {
  stage: Stage;
  by: "api" | "editor";
  owner: Visitor;
  sections: number[];
  own: { id: number; name: string }[];
}

const MOST_OWN = 12;

/** Adds, moves and deletes its own items on the menu that others change too. */
export async function writeBusyMenu(stage: Stage, by: "api" | "editor", pen: Pen): Promise<Step> {
  const owner = await loggedIn(stage, BUSY_SHOP, { isProgram: by === "api" });
  const sections = await stage.server.rows<{ id: number }>(
    `SELECT id FROM sections WHERE shop_id = '${BUSY_SHOP}' ORDER BY id LIMIT 3`,
  );
  const hand = { ...pen, stage, by, owner, sections: sections.map(({ id }) => id), own: [] };
  return () => step(hand);
}

function step(hand: Hand): Promise<unknown> {
  if (hand.own.length > MOST_OWN) return remove(hand);
  return hand.random.below(3) === 0 ? move(hand) : add(hand);
}

async function add(hand: Hand): Promise<void> {
  const { random } = hand;
  const [name, price, sectionId] = [hand.mark(), 1 + random.below(900), random.pick(hand.sections)];
  const key = random.below(2) === 0 ? random.uuid() : undefined;
  const added = await perform(hand, {
    what: `adds ${name} to`,
    sets: { [`item ${name}`]: String(price) },
    call: ["POST", `/qr/menu/add/${BUSY_SHOP}`, { section_id: sectionId, item: name, price }],
    form: { operation: "add-item", sectionId, name, priceRupees: price, ...(key && { key }) },
    ...(key && { key }),
  });
  if (added) hand.own.push({ name, id: await idOf(hand, name, added) });
}

/** Only the API says which id the item got. */
async function idOf({ stage, by }: Hand, name: string, { text }: Reply): Promise<number> {
  if (by === "api") return (JSON.parse(text) as { item: { id: number } }).item.id;
  const [row] = await stage.server.rows<{ id: number }>(
    `SELECT id FROM items WHERE name = '${name}'`,
  );
  return row?.id ?? 0;
}

function remove(hand: Hand) {
  const [item] = hand.own.splice(hand.random.below(hand.own.length), 1);
  return perform(hand, {
    what: `deletes ${item?.name} from`,
    sets: { [`item ${item?.name}`]: ABSENT },
    call: ["POST", `/qr/menu/delete/${BUSY_SHOP}`, { item_id: item?.id }],
    form: { operation: "delete-item", itemId: item?.id ?? 0 },
    isLastWord: true,
  });
}

/** If several move things at once, nobody knows the resulting order, only that it has no gaps. */
function move(hand: Hand) {
  const { random, own } = hand;
  const [to, sectionId] = [1 + random.below(3), random.pick(hand.sections)];
  const isOfItem = own.length > 0 && random.below(2) === 0;
  return perform(hand, {
    what: "moves something in",
    sets: {},
    call: ["PUT", `/section/update/${BUSY_SHOP}`, { section_id: sectionId, section_order: to }],
    form: isOfItem
      ? { operation: "move-item", itemId: random.pick(own).id, to }
      : { operation: "move-section", sectionId, to },
  });
}

interface Act {
  what: string;
  sets: Record<string, string>;
  call: [method: "POST" | "PUT", path: string, body: object];
  form: Record<string, string | number>;
  key?: string;
  isLastWord?: boolean;
}

function perform({ stage, by, owner }: Hand, act: Act): Promise<Reply | undefined> {
  const fields = Object.entries(act.form).map(([name, value]): Form[number] => [
    name,
    String(value),
  ]);
  return stage.ledger.perform({
    surface: by === "api" ? "JSON API" : "editor",
    what: `${by} ${act.what} ${BUSY_SHOP}`,
    sets: act.sets,
    send: () =>
      by === "api"
        ? owner.call(...act.call, act.key)
        : owner.send(`/shop/edit/menu/${BUSY_SHOP}`, fields),
    // An item that is already deleted cannot be deleted again.
    isDone: ({ status }, isRepeated) =>
      [200, 201, 303].includes(status) || (isRepeated && act.isLastWord === true && status === 404),
    ...(act.key !== undefined && { again: "has a key" }),
    ...(act.isLastWord && { again: "is the last word" }),
  });
}
