import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ContactLinks, When } from "./facts.tsx";
import { EditorCard } from "./editor-card.tsx";
import { LoginCard } from "./login-card.tsx";
import once from "./once.ts?worker&url";
import type { ShopAnswer } from "./shop-acts.ts";
import { menuSize, ShopBadge, ShopLinks } from "./shop-facts.tsx";

interface ShopPageProps {
  shop: DeskShopWithOwners;
  suggested: string;
  /** Whether the login that this operator made can still be seen. */
  hasShown: boolean;
  answer: ShopAnswer | undefined;
}

export function ShopPage({ shop, suggested, hasShown, answer }: ShopPageProps) {
  const { id, name, phoneNumber, createdAt, owners } = shop;
  return (
    <>
      <div className="card-title">
        <h1 lang={textLanguage(name)}>{name}</h1>
        <ShopBadge shop={shop} />
      </div>
      <p className="facts">
        <span>{id}</span>
        <span>{menuSize(shop)}</span>
        <span>
          Since <When time={createdAt} />
        </span>
        <ContactLinks numbers={phoneNumber} name={name} />
        <ShopLinks shop={shop} />
      </p>
      {shop.askedBy !== undefined && (
        <p className="facts">
          <span>Asked for by</span>
          <ContactLinks numbers={shop.askedBy} name={`${name}, who asked`} />
        </p>
      )}
      <script type="module" src={once} />
      {answer?.problem !== undefined && (
        <p className="notice alert" role="alert">
          {answer.problem}
        </p>
      )}
      <EditorCard shop={shop} />
      {hasShown && (
        <p className="notice">
          You made a login here a moment ago.{" "}
          <a href={`/desk/shops/${id}/hand-over`}>See its password again</a>
        </p>
      )}
      <LoginCard owners={owners} suggested={suggested} answer={answer} />
      <CloseForm shop={shop} />
      <p>
        <a href="/desk/shops">Back to the shops</a>
      </p>
    </>
  );
}

function CloseForm({ shop }: { shop: Pick<DeskShopWithOwners, "name" | "closedAt"> }) {
  const { name, closedAt } = shop;
  if (closedAt !== null) {
    return (
      <form className="card" method="post">
        <h2>Closed</h2>
        <p>
          Closed since <When time={closedAt} />: customers find no menu, and its people can’t log
          in. Everything on the menu is kept.
        </p>
        <p className="actions">
          <button className="button primary" name="act" value="reopen">
            Reopen {name}
          </button>
        </p>
      </form>
    );
  }
  return (
    <section className="card">
      <h2>Close the shop</h2>
      <details>
        <summary className="button danger">Close...</summary>
        <form className="confirm" method="post">
          <p>
            Customers won’t find the menu any more, and its people will be logged out. Everything on
            the menu is kept, and you can reopen the shop here.
          </p>
          <button className="button danger" name="act" value="close">
            Close {name}
          </button>
        </form>
      </details>
    </section>
  );
}
