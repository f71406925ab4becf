import type { ImportPreview } from "#app/domain/menus/import-preview.ts";
import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { counted } from "./shop-facts.tsx";

/** What a file would change, with its text, for the menu at that revision. */
export interface ShownImport extends ImportPreview {
  text: string;
  revision: number;
}

const MOST_NAMES = 100;

const DETAIL_NAMES = {
  name: "Name",
  description: "Description",
  categories: "Categories",
  phoneNumber: "Phone number",
  foodType: "Food type",
  footer: "Lines below the menu",
} as const;

/** Asks what to take from a file before anything is replaced. */
export function ImportPreviewCard({ preview }: { preview: ShownImport }) {
  const { added, changed, missing, text, revision } = preview;
  return (
    <form className="card" method="post" encType="multipart/form-data" data-once="">
      <h2>What the file changes</h2>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="text" value={text} />
      <Names title={`New: ${counted(added.length, "item")}`} names={added} />
      {changed.length > 0 && (
        <>
          <Names
            title={`Different: ${counted(changed.length, "item")}`}
            names={changed.map(({ name, was, now }) => `${name}: ${prices(was)} → ${prices(now)}`)}
          />
          <Choice
            name="changed"
            options={[
              ["file", "Change them to what the file says"],
              ["keep", "Keep them as they are on the menu"],
            ]}
          />
        </>
      )}
      {missing.length > 0 && (
        <>
          <Names
            title={`On the menu, not in the file: ${counted(missing.length, "item")}`}
            names={missing}
          />
          <Choice
            name="missing"
            options={[
              ["keep", "Keep them"],
              ["delete", "Delete them"],
            ]}
          />
        </>
      )}
      <Details preview={preview} />
      <p className="actions">
        <button className="button primary" name="act" value="import">
          Import as chosen
        </button>
        <a className="button" href="?">
          Cancel
        </a>
      </p>
    </form>
  );
}

/** The shop's name is its owner's: it stays unless somebody ticks it. */
function Details({ preview: { details } }: { preview: ShownImport }) {
  if (details.length === 0) return null;
  return (
    <fieldset className="import-choice">
      <legend>Details of the shop to take from the file</legend>
      {details.map(({ detail, was, now }) => (
        <label key={detail}>
          <input type="checkbox" name="detail" value={detail} defaultChecked={detail !== "name"} />{" "}
          {DETAIL_NAMES[detail]}: {was === "" ? "none" : `“${was}”`} → “{now}”
        </label>
      ))}
    </fieldset>
  );
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return <p>{title}</p>;
  const shown = names.slice(0, MOST_NAMES);
  return (
    <details className="import-names">
      <summary>{title}</summary>
      <ul className="notes">
        {shown.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      {names.length > shown.length && <p>And {names.length - shown.length} more.</p>}
    </details>
  );
}

function Choice({ name, options }: { name: string; options: [value: string, text: string][] }) {
  return (
    <fieldset className="import-choice">
      {options.map(([value, text], index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} /> {text}
        </label>
      ))}
    </fieldset>
  );
}

function prices(item: Parameters<typeof shownPrices>[0]): string {
  const shown = shownPrices(item).map(({ name, pricePaise }) =>
    [name, formatRupees(pricePaise)].filter(Boolean).join(" "),
  );
  return shown.join(", ") || "no price";
}
