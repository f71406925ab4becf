import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Version } from "#app/domain/menus/history/versions.ts";
import type { SoldOutSince } from "#app/domain/menus/history/sold-out-since.ts";
import type { Differences, Since } from "#app/domain/menus/history/restore-version.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { isLong } from "#app/routes/menu/editor/folds/first-folds.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { DidList } from "./did-list.tsx";
import { HistoryFrame, type Failed } from "./history-frame.tsx";
import { RestoreAll } from "./restore-all.tsx";
import { Restore, type Restorable } from "./restore-form.tsx";
import { useWhen, useWho } from "./who-and-when.ts";

interface VersionPageProps {
  menu: Menu;
  /** The editing session, and the menu before it. */
  opened: { version: Version; sections: Section[] };
  differs: Differences;
  soldOut: Record<number, SoldOutSince>;
  /** Whether anything has changed since, be it what a restore leaves alone. */
  hasChanged: boolean;
  accountId: number;
  role: Account["role"];
  now: number;
  failed: Failed | undefined;
}

/** The menu as it was before an editing session. What is different now is marked, and its owner can bring it back. */
export function VersionPage(props: VersionPageProps) {
  const { menu, opened, differs, soldOut, accountId, role, now, failed } = props;
  const { page } = useMessages("history");
  const { version, sections } = opened;
  const whoOf = useWho(accountId);
  const { day, time } = useWhen(now)(version.at);
  const restorable =
    role === "staff" ? undefined : { versionId: version.id, revision: menu.shop.revision };
  const isOfLong = isLong(sections);
  return (
    <HistoryFrame
      shop={menu.shop}
      role={role}
      title={page.before}
      back={{ text: page.toHistory, to: "/history" }}
      failed={failed}
    >
      <div className="card one-change">
        <DidList of={version} />
        <p className="by-whom">
          {whoOf(version)} · {day}, {time}
        </p>
      </div>
      <HowItDiffers {...props} restorable={restorable} />
      {sections.map((section) => (
        <SectionThen
          key={section.id}
          section={section}
          restorable={restorable}
          since={differs.items}
          soldOut={soldOut}
          isTouched={differs.sections.includes(section.id)}
          isOfLong={isOfLong}
        />
      ))}
    </HistoryFrame>
  );
}

/** So many of the dishes that were added since are named. */
const NAMED = 5;

function HowItDiffers(props: VersionPageProps & { restorable: Restorable | undefined }) {
  const { differs, soldOut, hasChanged, restorable } = props;
  const { page, restore, more } = useMessages("history");
  if (!differs.isAnything) {
    return <p className="about">{hasChanged ? restore.nothing : restore.same}</p>;
  }
  const { added, items } = differs;
  const rest = added.length - NAMED;
  const named = added.slice(0, NAMED).join(", ");
  const names = rest > 0 ? `${named} ${more({ count: rest })}` : named;
  const isMarked = Object.keys({ ...items, ...soldOut }).length > 0;
  return (
    <>
      {isMarked && <p className="about">{page.marked}</p>}
      {added.length > 0 && restorable && (
        <p className="about">{restore.takesOff({ count: added.length, names })}</p>
      )}
      {restorable ? (
        <RestoreAll of={restorable} changes={differs.changes} />
      ) : (
        <p className="about">{page.ownerOnly}</p>
      )}
    </>
  );
}

interface SectionThenProps {
  section: Section;
  /** Undefined for those who may not restore. */
  restorable: Restorable | undefined;
  since: Record<number, Since>;
  soldOut: Record<number, SoldOutSince>;
  isTouched: boolean;
  /** Whether the menu is long, in which case only sections with marks are open. */
  isOfLong: boolean;
}

function SectionThen(props: SectionThenProps) {
  const { section, restorable, since, soldOut, isTouched, isOfLong } = props;
  const { restore } = useMessages("history");
  const language = useLanguage();
  const { id, name, items } = section;
  const isChanged = isTouched || items.some((item) => since[item.id]);
  const title = <h2 lang={textLanguage(name, language)}>{name}</h2>;
  const list = (
    <ul>
      {items.map((item) => (
        <ItemThen
          key={item.id}
          item={item}
          restorable={restorable}
          since={since[item.id]}
          soldOut={soldOut[item.id]}
        />
      ))}
    </ul>
  );
  if (isOfLong && !isChanged && !items.some((item) => soldOut[item.id])) {
    return (
      <details className="card then">
        <summary>
          {title} <small>{items.length}</small>
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section className="card then">
      <header>
        {title}
        {isChanged && restorable && (
          <Restore
            of={restorable}
            part={["sectionId", id]}
            className="put-back"
            text={restore.section({ name })}
          />
        )}
      </header>
      {list}
    </section>
  );
}

interface ItemThenProps {
  item: Item;
  restorable: Restorable | undefined;
  since: Since | undefined;
  soldOut: SoldOutSince | undefined;
}

function ItemThen({ item, restorable, since, soldOut }: ItemThenProps) {
  const { page, restore } = useMessages("history");
  const language = useLanguage();
  const prices = shownPrices(item).filter(({ pricePaise }) => pricePaise > 0);
  return (
    <li className={since || soldOut ? "changed" : ""}>
      <span>
        <span lang={textLanguage(item.name, language)}>{item.name}</span>
        {since && <small>{page.since[since]}</small>}
        {soldOut && <small>{page.since[soldOut]}</small>}
      </span>
      <b>
        {prices
          .map(({ name, pricePaise }) => [name, formatRupees(pricePaise)].filter(Boolean).join(" "))
          .join(", ")}
      </b>
      {since && restorable && (
        <Restore
          of={restorable}
          part={["itemId", item.id]}
          className="put-back"
          text={restore.item}
          label={restore.itemLabel({ name: item.name })}
        />
      )}
    </li>
  );
}
