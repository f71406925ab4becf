import { DETAILS } from "#app/domain/menus/imported-details.ts";
import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { ContactLinks, When } from "./facts.tsx";
import { EditorCard } from "./editor-card.tsx";
import { ImportPreviewCard } from "./import-preview-card.tsx";
import { ImportReportCard } from "./import-report-card.tsx";
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
      {answer && <LastAct answer={answer} />}
      <EditorCard shop={shop} />
      {hasShown && (
        <p className="notice">
          You made a login here a moment ago.{" "}
          <a href={`/desk/shops/${id}/hand-over`}>See its password again</a>
        </p>
      )}
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
  const { report, preview, problem } = answer;
  return (
    <>
      {problem !== undefined && (
        <p className="notice alert" role="alert">
          {problem}
        </p>
      )}
      {preview && <ImportPreviewCard preview={preview} />}
      {report && <ImportReportCard report={report} />}
    </>
  );
}

/** A file fills an empty menu at once; before it changes any other, the desk sees what it would change, and chooses. */
function ImportForm({ shop }: { shop: DeskShopWithOwners }) {
  const form = { method: "post", encType: "multipart/form-data" } as const;
  if (shop.sections === 0 && shop.items === 0) {
    return (
      <form className="card" data-once="" {...form}>
        <h2>Import a menu</h2>
        <ImportFields revision={shop.revision} act="import" button="Import" />
      </form>
    );
  }
  return (
    <section className="card">
      <h2>Import a menu</h2>
      <details>
        <summary className="button">Import...</summary>
        <form className="confirm" data-once="" {...form}>
          <p>Nothing changes before you have seen what the file would change.</p>
          <ImportFields
            revision={shop.revision}
            act="preview-import"
            button="See what it changes"
          />
        </form>
      </details>
    </section>
  );
}

interface ImportFieldsProps {
  revision: number;
  act: "import" | "preview-import";
  button: string;
}

function ImportFields({ revision, act, button }: ImportFieldsProps) {
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <div className="field">
        <label htmlFor="file">File to import</label>
        <FileField
          id="file"
          choose="Choose a file"
          name="file"
          accept=".json,application/json"
          aria-describedby="file-hint"
          required
        />
        <small id="file-hint">
          JSON, up to 1 MB. Details it leaves blank stay as they are, and so do logins, picture and
          address.
        </small>
      </div>
      {act === "import" && <DetailsToTake />}
      <p className="actions">
        <button className="button" name="act" value={act}>
          {button}
        </button>
      </p>
    </>
  );
}

/** All of them but the name, which stays unless it is ticked. */
function DetailsToTake() {
  return (
    <>
      {DETAILS.filter((detail) => detail !== "name").map((detail) => (
        <input key={detail} type="hidden" name="detail" value={detail} />
      ))}
      <div className="import-choice">
        <label>
          <input type="checkbox" name="detail" value="name" /> Take the shop’s name from the file
          too
        </label>
      </div>
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
