import type { Version } from "#app/domain/menus/history/versions.ts";
import type { DetailName, PriceChange } from "#app/domain/menus/history/what-changed.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { useMoment } from "./who-and-when.ts";

type Kind = keyof Catalogue["history"]["did"];

type Did = Pick<Version, "changes" | "restored">;

/** In the order in which they are told. */
const KINDS: Kind[] = [
  "added",
  "deleted",
  "prices",
  "sizes",
  "soldOut",
  "back",
  "edited",
  "moved",
  "sectionsAdded",
  "sectionsDeleted",
  "sectionsEdited",
  "sectionsMoved",
];

/** What an editing session changed: a line for each kind of change, and a few of the things below it. */
export function DidList({ of: { changes, restored } }: { of: Did }) {
  const { did, board, boardWiped, hours } = useMessages("history");
  return (
    <ul className="did">
      {restored && <RestoredLine of={restored} />}
      {KINDS.map((kind) => {
        const some = changes?.[kind];
        if (!some) return null;
        return (
          <li key={kind}>
            {some.count === 1 && some.first[0] !== undefined ? (
              <One kind={kind} thing={some.first[0]} />
            ) : (
              <>
                <b>{did[kind]({ count: some.count })}</b>
                <Things count={some.count} first={some.first} />
              </>
            )}
          </li>
        );
      })}
      {changes?.board && (
        <li>
          <b>{changes.board.count > 0 ? board : boardWiped}</b>
          <Things count={changes.board.count} first={changes.board.first} />
        </li>
      )}
      {changes?.hours && (
        <li>
          <b>{hours}</b>
        </li>
      )}
      {changes?.details && (
        <li>
          <DetailsChanged names={changes.details} />
        </li>
      )}
    </ul>
  );
}

function RestoredLine({ of }: { of: NonNullable<Did["restored"]> }) {
  const { at, section, item, isUndone } = of;
  const { restored, undone } = useMessages("history");
  const language = useLanguage();
  const name = item ?? section ?? "";
  const words = {
    name,
    moment: useMoment()(at),
    own: <span lang={textLanguage(name, language)} />,
  };
  const part = item === undefined ? "section" : "item";
  const ofAll = () => (isUndone ? undone.all(words) : restored.all(words));
  const ofPart = () => rich(isUndone ? undone[part](words) : restored[part](words));
  return (
    <li>
      <b>{name === "" ? ofAll() : ofPart()}</b>
    </li>
  );
}

function DetailsChanged({ names }: { names: true | DetailName[] }) {
  const { details, detailsOf, detail } = useMessages("history");
  if (names === true) return <b>{details}</b>;
  return <b>{detailsOf({ names: names.map((name) => detail[name]).join(", ") })}</b>;
}

function One({ kind, thing }: { kind: Kind; thing: string | PriceChange }) {
  const { didOne } = useMessages("history");
  const language = useLanguage();
  const name = typeof thing === "string" ? thing : nameOf(thing);
  return (
    <>
      <b>{rich(didOne[kind]({ name, own: <span lang={textLanguage(name, language)} /> }))}</b>
      {typeof thing !== "string" && (
        <span className="thing">
          <Paid change={thing} />
        </span>
      )}
    </>
  );
}

function Things({ count, first }: { count: number; first: (string | PriceChange)[] }) {
  const { more } = useMessages("history");
  return (
    <>
      {first.map((thing, index) => (
        <span key={index} className="thing">
          {typeof thing === "string" ? <Name of={thing} /> : <Price change={thing} />}
        </span>
      ))}
      {count > first.length && (
        <span className="thing">{more({ count: count - first.length })}</span>
      )}
    </>
  );
}

function Price({ change }: { change: PriceChange }) {
  return (
    <>
      <Name of={nameOf(change)} /> <Paid change={change} />
    </>
  );
}

function nameOf({ name, size }: PriceChange): string {
  return size === undefined ? name : `${name}, ${size}`;
}

function Paid({ change: { was, now } }: { change: PriceChange }) {
  return (
    <>
      <del>{formatRupees(was)}</del> <ins>{formatRupees(now)}</ins>
    </>
  );
}

function Name({ of: name }: { of: string }) {
  const language = useLanguage();
  return <span lang={textLanguage(name, language)}>{name}</span>;
}
