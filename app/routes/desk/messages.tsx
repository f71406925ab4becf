import { data, redirect } from "react-router";
import * as v from "valibot";
import {
  findMessage,
  handleMessage,
  listMessages,
  type StoredMessage,
} from "#app/domain/enquiries/messages.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { account, database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/messages";
import { deskMeta } from "./desk-meta.ts";
import { ContactLinks, When } from "./facts.tsx";
import {
  WholeNumberOrNoneInput,
  numberOf,
  parseFields,
  queryWith,
  readOwnForm,
  readSearch,
} from "./fields.ts";
import { statusOf } from "./refusals.ts";
import { Empty, Pages, SearchForm, Tabs } from "./list.tsx";

const HandlingInput = v.object({
  id: WholeNumberInput,
  to: v.picklist(["handled", "open"]),
  handledAt: WholeNumberOrNoneInput,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(database);
  const { searchParams: query, search } = url;
  const changedId = numberOf(query.get("changed") ?? "");
  const wanted = { isHandled: query.get("status") === "handled", ...readSearch(query) };
  return {
    query: search,
    ...wanted,
    ...(await listMessages(db, wanted)),
    changed: changedId === undefined ? undefined : await findMessage(db, changedId),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(database);
  const { id, to, handledAt: seen } = parseFields(await readOwnForm(request), HandlingInput);
  const handling = { id, isHandled: to === "handled", seen, operator: context.get(account) };
  const handled = await handleMessage(db, handling, { now: Date.now() });
  if (!handled) throw notFound("This message isn’t here");
  if (!handled.ok) {
    const overtaken = await findMessage(db, id);
    return data({ overtaken }, { status: statusOf(handled.refusal) });
  }
  throw redirect(`/desk/messages${queryWith(url.search, { changed: id })}`, 303);
}

export function meta() {
  return deskMeta("Messages");
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { query, isHandled, words, page, messages, counts, changed } = loaderData;
  return (
    <>
      <h1>Messages</h1>
      {actionData?.overtaken && <Overtaken message={actionData.overtaken} />}
      {!actionData && changed && (
        <p className="notice" role="status">
          The message from {changed.email} is now {statusName(changed)}.
        </p>
      )}
      <SearchForm query={query} label="Email, phone or message" words={words} />
      <Tabs
        query={query}
        chosen={isHandled ? "handled" : ""}
        tabs={[
          { status: "", name: "Open", count: counts.open },
          { status: "handled", name: "Handled", count: counts.handled },
        ]}
      />
      {messages.length === 0 && (
        <Empty words={words} page={page}>
          {isHandled
            ? "No message has been handled yet. They’ll be kept here."
            : "Everybody has an answer. Time for chai."}
        </Empty>
      )}
      <ul className="cards">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={isHandled ? counts.handled : counts.open} />
    </>
  );
}

function statusName({ handledAt }: StoredMessage): string {
  return handledAt === null ? "open" : "handled";
}

function Overtaken({ message }: { message: StoredMessage }) {
  return (
    <p className="notice alert" role="alert">
      Somebody got there first: the message from {message.email} is already {statusName(message)} (
      {message.changedBy}). Nothing was changed.
    </p>
  );
}

function MessageCard({ message }: { message: StoredMessage }) {
  const { id, email, phoneNumber, createdAt, handledAt, changedBy } = message;
  return (
    <article className="card">
      <h2>
        <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
      </h2>
      <p className="facts">
        <ContactLinks numbers={phoneNumber} name={email} />
        <span>
          Sent <When time={createdAt} />
        </span>
        {handledAt !== null && (
          <span>
            Handled by {changedBy} <When time={handledAt} />
          </span>
        )}
      </p>
      <p className="words" lang={textLanguage(message.message)}>
        {message.message}
      </p>
      <form className="actions" method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="handledAt" value={handledAt ?? ""} />
        <button
          className="button"
          name="to"
          value={handledAt === null ? "handled" : "open"}
          aria-label={`${handledAt === null ? "Handled" : "Reopen"}: message from ${email}`}
        >
          {handledAt === null ? "Handled" : "Reopen"}
        </button>
      </form>
    </article>
  );
}
