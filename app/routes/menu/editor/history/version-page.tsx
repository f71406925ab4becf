import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Version } from "#app/domain/menus/history/versions.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { DidList } from "./did-list.tsx";
import { HistoryFrame, type Failed } from "./history-frame.tsx";
import { useWhen, useWho } from "./who-and-when.ts";

interface VersionPageProps {
  menu: Menu;
  /** The editing session, and the menu before it. */
  opened: { version: Version; sections: Section[] };
  /** What is different now, by the ids of sections and items. */
  differs: { sections: number[]; items: number[]; isAnything: boolean };
  accountId: number;
  role: Account["role"];
  now: number;
  failed: Failed | undefined;
}

/** The menu as it was before an editing session. What is different now is marked, and its owner can bring it back. */
export function VersionPage(props: VersionPageProps) {
  const { menu, opened, differs, accountId, role, now, failed } = props;
  const { page, restore } = useMessages("history");
  const { version, sections } = opened;
  const whoOf = useWho(accountId);
  const { day, time } = useWhen(now)(version.at);
  const mayRestore = role !== "staff";
  const canRestore = mayRestore && differs.isAnything;
  return (
    <HistoryFrame
      shop={menu.shop}
      role={role}
      title={page.before}
      back={{ text: page.toHistory, to: "/history" }}
      failed={failed}
    >
      <div className="card session">
        <DidList changes={version.changes ?? {}} />
        <p className="by-whom">
          {whoOf(version)}, {day}, {time}
        </p>
      </div>
      <p className="about">{differs.isAnything ? page.marked : restore.same}</p>
      {differs.isAnything && !mayRestore && <p className="about">{page.ownerOnly}</p>}
      {canRestore && <Restore versionId={version.id} className="button" text={restore.all} />}
      {sections.map((section) => (
        <SectionThen
          key={section.id}
          section={section}
          versionId={version.id}
          mayRestore={mayRestore}
          changed={new Set(differs.items)}
          isTouched={differs.sections.includes(section.id)}
        />
      ))}
    </HistoryFrame>
  );
}

interface SectionThenProps {
  section: Section;
  versionId: number;
  mayRestore: boolean;
  changed: Set<number>;
  isTouched: boolean;
}

function SectionThen({ section, versionId, mayRestore, changed, isTouched }: SectionThenProps) {
  const { restore } = useMessages("history");
  const language = useLanguage();
  const { id, name, items } = section;
  const isChanged = isTouched || items.some((item) => changed.has(item.id));
  return (
    <section className="card then">
      <header>
        <h2 lang={textLanguage(name, language)}>{name}</h2>
        {isChanged && mayRestore && (
          <Restore
            versionId={versionId}
            part={["sectionId", id]}
            className="put-back"
            text={restore.section({ name })}
          />
        )}
      </header>
      <ul>
        {items.map((item) => (
          <ItemThen
            key={item.id}
            item={item}
            versionId={versionId}
            isChanged={changed.has(item.id)}
            mayRestore={mayRestore}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemThenProps {
  item: Item;
  versionId: number;
  isChanged: boolean;
  mayRestore: boolean;
}

function ItemThen({ item, versionId, isChanged, mayRestore }: ItemThenProps) {
  const { restore } = useMessages("history");
  const language = useLanguage();
  const prices = shownPrices(item).filter(({ pricePaise }) => pricePaise > 0);
  return (
    <li className={isChanged ? "changed" : ""}>
      <span lang={textLanguage(item.name, language)}>{item.name}</span>
      <b>
        {prices
          .map(({ name, pricePaise }) => [name, formatRupees(pricePaise)].filter(Boolean).join(" "))
          .join(", ")}
      </b>
      {isChanged && mayRestore && (
        <Restore
          versionId={versionId}
          part={["itemId", item.id]}
          className="put-back"
          text={restore.item}
          label={restore.itemLabel({ name: item.name })}
        />
      )}
    </li>
  );
}

interface RestoreProps {
  versionId: number;
  part?: [name: "sectionId" | "itemId", id: number];
  className: string;
  text: string;
  label?: string;
}

function Restore({ versionId, part, className, text, label }: RestoreProps) {
  return (
    <form method="post">
      <input type="hidden" name="versionId" value={versionId} />
      {part && <input type="hidden" name={part[0]} value={part[1]} />}
      <button className={className} aria-label={label}>
        {text}
      </button>
    </form>
  );
}
