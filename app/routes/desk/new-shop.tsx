import { data } from "react-router";
import { FIRST_EPOCH } from "#app/domain/accounts/owner-login.ts";
import { createShopFromRequest } from "#app/domain/shops/from-request.ts";
import { findRequest } from "#app/domain/enquiries/requests.ts";
import { suggestLogin } from "#app/domain/shops/suggest-login.ts";
import { account, database } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { notFound } from "#app/http/replies.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/new-shop";
import { deskMeta } from "./desk-meta.ts";
import { ContactLinks } from "./facts.tsx";
import { numberOf, readOwnForm } from "./fields.ts";
import { leadToHandOver } from "./hand-over.ts";
import { NewShopInput, takenTexts, readNames, type NamesAnswer } from "./names.ts";
import { statusOf } from "./refusals.ts";
import { NewShopForm } from "./new-shop-form.tsx";

const MOST_IN_SIGHT = 160;
const MOST_LINES_IN_SIGHT = 4;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(database);
  const request = await findRequest(db, numberOf(params.request_id) ?? 0);
  if (request?.kind !== "menu") throw notFound("This request isn’t here");
  return {
    request,
    suggested: (await suggestLogin(db, request.shopName)) ?? "",
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const db = context.get(database);
  const requestId = numberOf(params.request_id) ?? 0;
  const { names, ...read } = readNames(await readOwnForm(request), NewShopInput);
  if (!names) return data<NamesAnswer>(read, { status: 422 });
  const { id, name, username } = names;
  const { password, passwordHash } = await makePassword();
  const now = Date.now();
  const created = await createShopFromRequest(
    db,
    { id, name, owner: { username, passwordHash }, requestId, operator: context.get(account) },
    { now },
  );
  if (!created) throw notFound("This request isn’t here");
  if (!created.ok) {
    const { refusal } = created;
    const problems = refusal.reason === "taken" ? takenTexts(refusal) : {};
    return data<NamesAnswer>({ problems, typed: read.typed }, { status: statusOf(refusal) });
  }
  const login = { username, password, epoch: FIRST_EPOCH, madeAt: now, news: "shop" } as const;
  return leadToHandOver({ request, context }, id, login);
}

export function meta() {
  return deskMeta("Create shop");
}

export default function NewShop({ loaderData, actionData }: Route.ComponentProps) {
  const { request, suggested } = loaderData;
  const { shopId, shopName, phoneNumber, message, status } = request;
  return (
    <>
      <h1>Create shop</h1>
      {shopId !== null && <AlreadyLive shopId={shopId} wasSent={actionData !== undefined} />}
      {status === "declined" && <Declined />}
      {shopId === null && status !== "declined" && (
        <>
          <p className="facts">
            <b lang={textLanguage(shopName)}>{shopName}</b>
            <ContactLinks numbers={phoneNumber} name={shopName} />
          </p>
          {message !== "" && <Message message={message} />}
          <NewShopForm shopName={shopName} suggested={suggested} answer={actionData} />
        </>
      )}
      <p>
        <a href="/desk/requests">Back to the requests</a>
      </p>
    </>
  );
}

/** A long message is folded, so that the form stands in sight on a phone. */
function Message({ message }: { message: string }) {
  const language = textLanguage(message);
  const words = (
    <p className="words" lang={language}>
      {message}
    </p>
  );
  if (message.length <= MOST_IN_SIGHT && message.split("\n").length <= MOST_LINES_IN_SIGHT) {
    return words;
  }
  return (
    <details className="folded">
      <summary className="fold">
        Message: <span lang={language}>{beginningOf(message)}</span>
      </summary>
      {words}
    </details>
  );
}

/** What is in sight of a folded message, no letter of it cut apart. */
function beginningOf(message: string): string {
  const letters = Array.from(graphemes.segment(message), ({ segment }) => segment);
  return letters.slice(0, MOST_IN_SIGHT).join("");
}

/** Also what is seen by whoever sends the form twice. */
function AlreadyLive({ shopId, wasSent }: { shopId: string; wasSent: boolean }) {
  return (
    <div className="card">
      <p className={wasSent ? "alert" : undefined} role={wasSent ? "alert" : undefined}>
        This request already has its shop: {shopId}. {wasSent && "Nothing new was created."}
      </p>
      <p>
        On the shop’s page you can see its password for ten minutes, if you made it, or make a new
        one.
      </p>
      <p className="actions">
        <a className="button primary" href={`/desk/shops/${shopId}`}>
          Open shop
        </a>
      </p>
    </div>
  );
}

function Declined() {
  return (
    <div className="card">
      <p>This request was declined. Move it back to new first, then create its shop.</p>
    </div>
  );
}
