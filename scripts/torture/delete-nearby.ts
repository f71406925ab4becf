import { act, perform, type Neighbour, type Phone } from "./corner.ts";
import { ABSENT } from "./ledger.ts";
import { newVisitor } from "./visitor.ts";

/** Everything below it goes with it; only its author has written there. */
export async function deletePost(neighbour: Neighbour): Promise<void> {
  const { phone, random } = neighbour;
  const thread = random.pick(phone.posts);
  phone.posts = phone.posts.filter((each) => each !== thread);
  const below = phone.comments.filter((each) => each.below === thread);
  phone.comments = phone.comments.filter((each) => each.below !== thread);
  const given = [...phone.reactions].filter(([, to]) => to === thread.publicId);
  for (const [fact] of given) phone.reactions.delete(fact);
  await act(neighbour, thread, {
    what: `deletes the post ${thread.text}`,
    sets: {
      ...absent(phone, "post", [thread]),
      ...absent(phone, "comment", below),
      ...Object.fromEntries(given.map(([fact]) => [fact, ABSENT])),
    },
    fields: { operation: "delete" },
    again: "is the last word",
  });
}

/** A comment of their own. */
export async function deleteComment(neighbour: Neighbour): Promise<void> {
  const { phone, random } = neighbour;
  if (phone.comments.length === 0) return;
  const [gone] = phone.comments.splice(random.below(phone.comments.length), 1);
  if (!gone) return;
  await act(neighbour, gone.below, {
    what: `deletes the comment ${gone.text}`,
    sets: absent(phone, "comment", [gone]),
    fields: { operation: "delete-comment", comment: gone.publicId },
    again: "is the last word",
  });
}

/** Their reports stay, but no longer say who made them. */
export async function deleteData(neighbour: Neighbour): Promise<void> {
  const { phone } = neighbour;
  // With the answer, the browser forgets who it was.
  const cookies = new Map(phone.visitor.jar);
  await perform(neighbour, {
    what: `${phone.name} deletes all of their data`,
    sets: {
      ...absent(phone, "post", phone.posts),
      ...absent(phone, "comment", phone.comments),
      ...Object.fromEntries([...phone.reactions.keys()].map((fact) => [fact, ABSENT])),
    },
    send: () =>
      newVisitor(neighbour.stage, { cookies }).send("/nearby/mine", [["operation", "delete-data"]]),
    again: "is the last word",
  });
}

function absent(phone: Phone, thing: string, things: { text: string }[]): Record<string, string> {
  const names = things.map(({ text }) => `${thing} ${text}`);
  const facts = names.flatMap((name) => [name, `${phone.name} tells ${name}`]);
  return Object.fromEntries(facts.map((fact) => [fact, ABSENT]));
}
