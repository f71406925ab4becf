import { data } from "react-router";
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
import { writeHandOver } from "./hand-over.ts";
import { HandOverCard } from "./hand-over-card.tsx";
import { NewShopInput, takenTexts, readNames, type NamesAnswer } from "./names.ts";
import { statusOf } from "./refusals.ts";
import { NewShopForm } from "./new-shop-form.tsx";

const MOST_IN_SIGHT = 160;
const MOST_LINES_IN_SIGHT = 4;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(database);
  const request = await findRequest(db, numberOf(params.request_id) ?? 0);
  if (!request) throw notFound("This request isn’t here");
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
  const created = await createShopFromRequest(
    db,
    { id, name, owner: { username, passwordHash }, requestId, operator: context.get(account) },
    { now: Date.now() },
  );
  if (!created) throw notFound("This request isn’t here");
  if (!created.ok) {
    const { refusal } = created;
    const problems = refusal.reason === "taken" ? takenTexts(refusal) : {};
    return data<NamesAnswer>({ problems, typed: read.typed }, { status: statusOf(refusal) });
  }
  const { phoneNumber } = (await findRequest(db, requestId)) ?? { phoneNumber: "" };
  const login = { shopId: id, shopName: name, phoneNumber, username, password };
  return data<NamesAnswer>({ handOver: writeHandOver({ ...login, news: "shop" }) });
}

export function meta() {
  return deskMeta("Create shop");
}

export default function NewShop({ loaderData, actionData }: Route.ComponentProps) {
  const { request, suggested } = loaderData;
  if (actionData?.handOver) {
    return (
      <>
        <h1>The shop is ready</h1>
        <HandOverCard handOver={actionData.handOver} />
      </>
    );
  }
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
      <summary>
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

/** Also what is seen by whoever sends the form twice, or reloads the page that has shown the password. */
function AlreadyLive({ shopId, wasSent }: { shopId: string; wasSent: boolean }) {
  return (
    <div className="card">
      <p className={wasSent ? "alert" : undefined} role={wasSent ? "alert" : undefined}>
        This request already has its shop: {shopId}. {wasSent && "Nothing new was created."}
      </p>
      <p>
        Its password was shown once and isn’t kept anywhere. If it didn’t reach the owner, make a
        new one on the shop’s page.
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
