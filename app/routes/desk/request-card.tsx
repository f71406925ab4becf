import {
  REQUEST_MOVES,
  type StoredRequest,
  type RequestStatus,
} from "#app/domain/enquiries/requests.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ContactLinks, When } from "./facts.tsx";

export const STATUS_NAMES: Record<RequestStatus, string> = {
  new: "New",
  contacted: "Contacted",
  live: "Live",
  declined: "Declined",
};

export function RequestCard({ request }: { request: StoredRequest }) {
  const { id, kind, shopName, phoneNumber, message, status, createdAt } = request;
  return (
    <article className="card" id={`request-${id}`}>
      <div className="card-title">
        <h2 lang={textLanguage(shopName)}>{shopName}</h2>
        {kind === "login" && <span className="badge">Forgot the login</span>}
        <span className="badge" data-status={status}>
          {STATUS_NAMES[status]}
        </span>
      </div>
      <p className="facts">
        <ContactLinks numbers={phoneNumber} name={shopName} />
        <span>
          Asked <When time={createdAt} />
        </span>
        <Changed request={request} />
      </p>
      {message !== "" && (
        <p className="words" lang={textLanguage(message)}>
          {message}
        </p>
      )}
      {kind === "login" && (
        <p className="hint">
          Anybody can send this. Make a new password on the shop’s page, and send it to the number
          you know, not to one that only stands here.
        </p>
      )}
      <Moves request={request} />
    </article>
  );
}

function Changed({ request: { status, changedAt, changedBy } }: { request: StoredRequest }) {
  if (changedAt === null) return null;
  return (
    <span>
      {STATUS_NAMES[status]} by {changedBy} <When time={changedAt} />
    </span>
  );
}

function Moves({ request }: { request: StoredRequest }) {
  const { id, shopName, status, changedAt, shopId } = request;
  if (shopId !== null) {
    return (
      <p className="actions">
        <a className="button" href={`/desk/shops/${shopId}`}>
          Open shop
        </a>
        <a className="button" href={`/desk/shops/${shopId}/stand`}>
          QR stand
        </a>
      </p>
    );
  }
  return (
    <form className="actions" method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="changedAt" value={changedAt ?? ""} />
      {status !== "declined" && <NextStep request={request} />}
      {REQUEST_MOVES[status].map((to) => (
        <MoveButton key={to} to={to} shopName={shopName} />
      ))}
    </form>
  );
}

function NextStep({ request: { id, kind, shopName } }: { request: StoredRequest }) {
  const [name, to] =
    kind === "login"
      ? ["Find shop", `/desk/shops?q=${encodeURIComponent(shopName)}`]
      : ["Create shop", `/desk/requests/${id}/shop`];
  return (
    <a className="button primary" href={to} aria-label={`${name}: ${shopName}`}>
      {name}
    </a>
  );
}

function MoveButton({ to, shopName }: { to: RequestStatus; shopName: string }) {
  const name = to === "new" ? "Back to new" : STATUS_NAMES[to];
  return (
    <button className="button" name="to" value={to} aria-label={`${name}: ${shopName}`}>
      {name}
    </button>
  );
}
