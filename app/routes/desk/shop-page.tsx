import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ContactLinks, When } from "./facts.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import { ImportReportCard } from "./import-report-card.tsx";
import { LoginCard } from "./login-card.tsx";
import once from "./once.ts?worker&url";
import type { ShopAnswer } from "./shop-acts.ts";
import { menuSize, ShopBadge, ShopLinks } from "./shop-facts.tsx";

interface ShopPageProps {
  shop: DeskShopWithOwners;
  suggested: string;
  answer: ShopAnswer | undefined;
}

export function ShopPage({ shop, suggested, answer }: ShopPageProps) {
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
      {answer && <LastAct answer={answer} />}
      <ImportForm shop={shop} />
      <LoginCard owners={owners} suggested={suggested} answer={answer} />
      <CloseForm shop={shop} />
      <p>
        <a href="/desk/shops">Back to the shops</a>
      </p>
    </>
  );
}

function LastAct({ answer }: { answer: ShopAnswer }) {
  const { handOver, report, problem } = answer;
  return (
    <>
      {problem !== undefined && (
        <p className="notice alert" role="alert">
          {problem}
        </p>
      )}
      {handOver && <HandOverCard handOver={handOver} />}
      {report && <ImportReportCard report={report} />}
    </>
  );
}

/** A file replaces an empty menu at once; before it replaces any other, the desk is told what will be lost. */
function ImportForm({ shop }: { shop: DeskShopWithOwners }) {
  const form = { method: "post", encType: "multipart/form-data" } as const;
  if (shop.sections === 0 && shop.items === 0) {
    return (
      <form className="card" data-once="" {...form}>
        <h2>Import a menu</h2>
        <ImportFields revision={shop.revision} button="Import" />
      </form>
    );
  }
  return (
    <section className="card">
      <h2>Import a menu</h2>
      <details>
        <summary className="button">Import...</summary>
        <form className="confirm" data-once="" {...form}>
          <p>
            The file replaces the whole menu: {menuSize(shop)}. What’s on it now can’t be brought
            back.
          </p>
          <ImportFields revision={shop.revision} button="Replace the menu" />
        </form>
      </details>
    </section>
  );
}

function ImportFields({ revision, button }: { revision: number; button: string }) {
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <div className="field">
        <label htmlFor="file">File to import</label>
        <input
          id="file"
          type="file"
          name="file"
          accept=".json,application/json"
          aria-describedby="file-hint"
          required
        />
        <small id="file-hint">
          JSON, up to 1 MB. It also sets the shop’s name, which it must have, and its details.
          Details it leaves blank stay as they are, and so do logins, picture and address.
        </small>
      </div>
      <p className="actions">
        <button className="button" name="act" value="import">
          {button}
        </button>
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
