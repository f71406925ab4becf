import type { Write } from "./ledger.ts";
import type { Pen, Stage } from "./stage.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

export interface Thread {
  publicId: string;
  text: string;
}

/** A browser in the community, and what it has posted. */
export interface Phone {
  name: string;
  visitor: Visitor;
  posts: Thread[];
  posted: number;
  comments: { publicId: string; text: string; below: Thread }[];
  reactions: Map<string, string>;
  reported: Set<string>;
  acts: number;
}

/** A neighbourhood: its phones, and the lasting posts that people comment on or report. */
export interface Corner {
  phones: Phone[];
  talked: Thread[];
  reportable: Thread[];
}

export interface Neighbour extends Pen {
  stage: Stage;
  corner: Corner;
  phone: Phone;
}

/** A visitor whom the product does not know yet. */
export function newPhone(stage: Stage, corner: Corner, { mark }: Pen): Phone {
  const phone: Phone = {
    name: mark(),
    visitor: newVisitor(stage),
    posts: [],
    posted: 0,
    comments: [],
    reactions: new Map(),
    reported: new Set(),
    acts: 0,
  };
  corner.phones.push(phone);
  return phone;
}

type Act = Omit<Write, "surface" | "send"> & { fields: Record<string, string> };

/** Sends a form of a thread. Deleting something a second time finds nothing, which is fine. */
export function act(neighbour: Neighbour, { publicId }: Thread, { fields, ...rest }: Act) {
  const isDeletion = fields["operation"]?.startsWith("delete");
  return perform(neighbour, {
    ...rest,
    send: () => neighbour.phone.visitor.send(`/nearby/posts/${publicId}`, Object.entries(fields)),
    isDone: ({ status }, isRepeated) =>
      status === 303 || (isDeletion === true && isRepeated && status === 404),
  });
}

/** Performs an act in the community, and notes it. */
export function perform({ stage }: Neighbour, write: Omit<Write, "surface">) {
  return stage.ledger.perform({ ...write, surface: "community" });
}
