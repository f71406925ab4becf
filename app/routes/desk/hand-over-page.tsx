import type { Route } from "./+types/hand-over-page";
import { deskMeta } from "./desk-meta.ts";
import { findShown, writeHandOver } from "./hand-over.ts";
import { HandOverCard } from "./hand-over-card.tsx";
import { shopWithId } from "./shop-with-id.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = await shopWithId(context, params.shop_id);
  const login = await findShown({ request, context }, shop);
  return { shopId: shop.id, handOver: login && writeHandOver(shop, login) };
}

export function meta() {
  return deskMeta("Hand over");
}

const HEADINGS = {
  shop: "The shop is ready",
  login: "The login is ready",
  password: "The new password is ready",
};

export default function HandOverPage({ loaderData: { shopId, handOver } }: Route.ComponentProps) {
  if (handOver) {
    return (
      <>
        <h1>{HEADINGS[handOver.news]}</h1>
        <HandOverCard handOver={handOver} />
      </>
    );
  }
  return (
    <>
      <h1>Hand over</h1>
      <div className="card">
        <p>
          There’s no password to see here any more. Only who made it sees it, for ten minutes, and
          it isn’t kept anywhere. If it didn’t reach the owner, make a new one on the shop’s page.
        </p>
        <p className="actions">
          <a className="button primary" href={`/desk/shops/${shopId}`}>
            Go to the shop
          </a>
        </p>
      </div>
    </>
  );
}
