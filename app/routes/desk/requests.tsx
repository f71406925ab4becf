import { data, redirect } from "react-router";
import * as v from "valibot";
import {
  changeRequestStatus,
  findRequest,
  HAND_STATUSES,
  listRequests,
  REQUEST_STATUSES,
  type StoredRequest,
} from "#app/domain/enquiries/requests.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { account, database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import type { Route } from "./+types/requests";
import { deskMeta } from "./desk-meta.ts";
import { indianTime } from "./facts.tsx";
import {
  WholeNumberOrNoneInput,
  numberOf,
  queryWith,
  parseFields,
  readOwnForm,
  readSearch,
} from "./fields.ts";
import { Empty, Pages, SearchForm, Tabs } from "./list.tsx";
import { statusOf } from "./refusals.ts";
import { RequestCard, STATUS_NAMES } from "./request-card.tsx";

const StatusChangeInput = v.object({
  id: WholeNumberInput,
  to: v.picklist(HAND_STATUSES),
  status: v.picklist(REQUEST_STATUSES),
  changedAt: WholeNumberOrNoneInput,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(database);
  const { searchParams: query, search } = url;
  const asked = query.get("status") ?? "";
  const status = REQUEST_STATUSES.find((known) => known === asked);
  const changedId = numberOf(query.get("changed") ?? "");
  const wanted = { status, ...readSearch(query) };
  return {
    query: search,
    ...wanted,
    ...(await listRequests(db, wanted)),
    changed: changedId === undefined ? undefined : await findRequest(db, changedId),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(database);
  const { id, to, ...seen } = parseFields(await readOwnForm(request), StatusChangeInput);
  const operator = context.get(account);
  const changed = await changeRequestStatus(db, { id, to, seen, operator }, { now: Date.now() });
  if (!changed) throw notFound("This request isn’t here");
  if (!changed.ok) {
    const overtaken = await findRequest(db, id);
    return data({ overtaken }, { status: statusOf(changed.refusal) });
  }
  throw redirect(`/desk/requests${queryWith(url.search, { changed: id })}`, 303);
}

export function meta() {
  return deskMeta("Requests");
}

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { query, status, words, page, requests, counts, changed } = loaderData;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = REQUEST_STATUSES.map((each) => ({
    status: each,
    name: STATUS_NAMES[each],
    count: counts[each],
  }));
  return (
    <>
      <h1>Requests</h1>
      {actionData?.overtaken && <Overtaken request={actionData.overtaken} />}
      {!actionData && changed && (
        <p className="notice" role="status">
          {changed.shopName} is now {STATUS_NAMES[changed.status].toLowerCase()}.
        </p>
      )}
      <SearchForm query={query} label="Name, phone or message" words={words} />
      <Tabs
        query={query}
        chosen={status ?? ""}
        tabs={[{ status: "", name: "All", count: all }, ...tabs]}
      />
      {requests.length === 0 && (
        <Empty words={words} page={page}>
          {status === undefined
            ? "No shop has asked yet. The first one will show up here."
            : `No request is ${STATUS_NAMES[status].toLowerCase()}. Time for chai.`}
        </Empty>
      )}
      <ul className="cards">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={status === undefined ? all : counts[status]} />
    </>
  );
}

function Overtaken({ request }: { request: StoredRequest }) {
  const { shopName, status, changedBy, changedAt } = request;
  return (
    <p className="notice alert" role="alert">
      Somebody got there first: {shopName} is already {STATUS_NAMES[status].toLowerCase()}
      {changedAt !== null && ` (${changedBy}, ${indianTime(changedAt)})`}. Nothing was changed.
    </p>
  );
}
