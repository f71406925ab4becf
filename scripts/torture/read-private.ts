import type { Found } from "./invariants.ts";
import { ABSENT, ANY } from "./ledger.ts";
import { logIn } from "./log-in.ts";
import { LOGGED_IN, type Stage } from "./stage.ts";
import { newVisitor } from "./visitor.ts";
import type { Phone } from "./corner.ts";

/** How many passwords to try: each takes a tenth of a second of hashing. */
const MOST_PASSWORDS = 6;

/** Whether only its owner is told this fact. */
export function isPrivate(fact: string): boolean {
  return / tells |^session |^password of /.test(fact);
}

/** What the product tells people it knows: neighbours their own data, and logins their account. */
export async function readPrivate(stage: Stage, phones: readonly Phone[]): Promise<Found> {
  const found = new Map<string, string[]>();
  for (const phone of phones) {
    for (const [thing, value] of await readOwnData(phone)) {
      const fact = `${phone.name} tells ${thing}`;
      found.set(fact, [...(found.get(fact) ?? []), value]);
    }
  }
  for (const [fact, cookies] of stage.sessions) {
    const { status } = await newVisitor(stage, { cookies }).get("/shop/account");
    found.set(fact, [status === 200 ? LOGGED_IN : ABSENT]);
  }
  for (const [fact, value] of await readPasswords(stage)) found.set(fact, [value]);
  return found;
}

interface OwnData {
  posts?: { kind: string; text: string; photos: unknown[] }[];
  comments?: { text: string; post: string }[];
  reactions?: { reaction: string; to: string }[];
}

async function readOwnData({ visitor }: Phone): Promise<[thing: string, value: string][]> {
  const { text } = await visitor.get("/nearby/mine/export");
  const { posts = [], comments = [], reactions = [] } = JSON.parse(text) as OwnData;
  const lastOf = (link: string) => link.slice(link.lastIndexOf("/") + 1);
  return [
    ...posts.map(({ kind, text, photos }): [string, string] => [
      `post ${text}`,
      `${kind} with ${photos.length} photos`,
    ]),
    ...comments.map(({ text, post }): [string, string] => [
      `comment ${text}`,
      `below ${lastOf(post)}`,
    ]),
    ...reactions.map(({ reaction, to }): [string, string] => [
      `reaction ${reaction} to ${lastOf(to)}`,
      "given",
    ]),
  ];
}

/** Which of the possible passwords works. Nobody can log in to a closed shop. */
async function readPasswords(stage: Stage): Promise<[fact: string, value: string][]> {
  const facts = stage.ledger.expected().filter(({ fact }) => fact.startsWith("password of "));
  const read: [string, string][] = [];
  for (const [index, { fact, allowed }] of facts.entries()) {
    const username = fact.slice("password of ".length);
    const isOpen = ["open", ABSENT].includes(stage.ledger.latest(`shop ${username}`) ?? ABSENT);
    const isTried = isOpen && index < MOST_PASSWORDS && !allowed.includes(ANY);
    read.push([fact, isTried ? await workingOne(stage, username, allowed) : String(allowed[0])]);
  }
  return read;
}

async function workingOne(stage: Stage, username: string, passwords: string[]): Promise<string> {
  for (const password of passwords) {
    const tried = await logIn(stage, username, { password }).catch(() => undefined);
    if (tried) return password;
  }
  return "another";
}
