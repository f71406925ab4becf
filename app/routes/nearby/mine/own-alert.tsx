import { Form, Link } from "react-router";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** Where somebody waits for the first post, and whether it has come. */
export interface ShownAlert {
  place: Place;
  isMet: boolean;
}

interface OwnAlertProps {
  alert: ShownAlert | null;
  problem: string | undefined;
}

/** Says whether the post has come that one wanted to be told of, and takes the wish back. */
export function OwnAlert({ alert, problem }: OwnAlertProps) {
  return (
    <>
      {alert && <Wish {...alert} />}
      <p className="alert" role="alert">
        {problem}
      </p>
    </>
  );
}

function Wish({ place: { tile, name }, isMet }: ShownAlert) {
  const { alert } = useMessages("safety");
  const { feed } = useMessages("nearby");
  const where =
    name === "" ? feed.title : feed.aroundPlace({ place: name, name: <Named name={name} /> });
  const corner = <b>{typeof where === "string" ? where : rich(where)}</b>;
  return (
    <div className="notice own-alert">
      <p>
        {corner}
        <br />
        {isMet ? alert.met : alert.waiting}
      </p>
      {isMet ? (
        <Link className="button" to={cornerPath(tile)}>
          {alert.look}
        </Link>
      ) : (
        <Form method="post" action="/nearby/mine" preventScrollReset>
          <button className="button" name="operation" value="end-alert">
            {alert.end}
          </button>
        </Form>
      )}
    </div>
  );
}

function Named({ name, children }: { name: string; children?: React.ReactNode }) {
  return <span lang={textLanguage(name, useLanguage())}>{children}</span>;
}
