import type { Account } from "#app/domain/accounts/accounts.ts";
import type { MenuChanges } from "#app/domain/menus/history/what-changed.ts";
import type { Version } from "#app/domain/menus/history/versions.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import afterRestore from "./after-restore.ts?worker&url";
import { DidList } from "./did-list.tsx";
import { HistoryFrame, type Failed } from "./history-frame.tsx";
import { Restore } from "./restore-form.tsx";

import { useWhen, useWho } from "./who-and-when.ts";

/** A restore that has just been made or undone. */
export interface JustMade {
  what: "restored" | "undone";
  /** The id of the version before it. */
  before: number;
}

interface HistoryPageProps {
  menu: Menu;
  versions: Version[];
  accountId: number;
  role: Account["role"];
  now: number;
  justMade: JustMade | undefined;
  failed: Failed | undefined;
}

/** The editing sessions in which the menu was changed, newest first, day by day. */
export function HistoryPage(props: HistoryPageProps) {
  const { menu, versions, accountId, role, now, failed } = props;
  const { page, takeAway } = useMessages("history");
  const hint = role === "staff" ? page.hintForStaff : page.hint;
  const whoOf = useWho(accountId);
  const whenOf = useWhen(now);
  const made = madeLast(props);
  const days = Map.groupBy(versions.filter(didAnything), ({ at }) => whenOf(at).day);
  return (
    <HistoryFrame
      shop={menu.shop}
      role={role}
      title={page.title}
      back={{ text: page.toMenu, to: "" }}
      failed={failed}
    >
      <p className="about">{days.size > 0 ? hint : page.none}</p>
      <JustRestored made={made} revision={menu.shop.revision} />
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ol className="card changes">
            {ofDay.map((version) => (
              <li key={version.id}>
                <span className="face" aria-hidden="true">
                  {version.accountId === accountId ? <Person /> : whoOf(version).slice(0, 1)}
                </span>
                <div>
                  <DidList of={version} />
                  <p className="by-whom">
                    {whoOf(version)}, {whenOf(version.at).time}
                  </p>
                </div>
                <a href={`?version=${version.id}`}>{page.look}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h2>{takeAway.title}</h2>
        <p className="files">
          <a href={`/shop/edit/menu/${menu.shop.id}/menu.csv`} download>
            {takeAway.csv}
          </a>
          <a href={`/qr/menu/${menu.shop.id}`} download={`${menu.shop.id}.json`}>
            {takeAway.json}
          </a>
        </p>
      </section>
    </HistoryFrame>
  );
}

interface Made extends Pick<JustMade, "what"> {
  versionId: number;
  /** Whether nobody has changed anything since: their change would be lost. */
  canUndo: boolean;
}

/** What has just been restored or undone, if that is the last that History tells of. */
function madeLast({ menu, versions, justMade, failed }: HistoryPageProps): Made | undefined {
  const [latest] = versions;
  if (!justMade || failed || latest?.id !== justMade.before) return undefined;
  const canUndo = latest.revision === menu.shop.revision - 1;
  return { what: justMade.what, versionId: latest.id, canUndo };
}

/** Says what has just been done, and offers to undo a restore, or to make it again; Ctrl+Z and Ctrl+Y do so too. */
function JustRestored({ made, revision }: { made: Made | undefined; revision: number }) {
  const { page, restore } = useMessages("history");
  const as = made?.what === "undone" ? "redo" : "undo";
  return (
    <div role="status" className={made && "notice"}>
      {made && page[made.what]}
      {made?.canUndo && (
        <>
          <Restore
            of={{ versionId: made.versionId, revision }}
            as={as}
            className="put-back"
            text={restore[as]}
          />
          <script type="module" src={afterRestore} />
        </>
      )}
    </div>
  );
}

/** The reader: “You” has no initial that says who it is. */
function Person() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20">
      <path d="M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 6.5a5.5 5.5 0 0 1 11 0" />
    </svg>
  );
}

/** A save that was refused, or taken back at once, leaves an editing session in which nothing changed. */
function didAnything({ changes }: { changes: MenuChanges | null }): boolean {
  return Object.keys(changes ?? {}).length > 0;
}
