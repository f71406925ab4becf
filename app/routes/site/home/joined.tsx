import { menuPath } from "#app/domain/shops/menu-link.ts";
import { localPath, privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import street from "./street.svg?no-inline";

interface JoinedProps {
  /** Of a shop whose menu may be shown; undefined if there is none. */
  shopId: string | undefined;
}

/** How menus and the community are one: a street to walk along, sideways on a phone. */
export function Joined({ shopId }: JoinedProps) {
  const { joined } = useMessages("site");
  const language = useLanguage();
  const steps = [
    { title: joined.write, text: joined.writeText },
    { title: joined.read, text: joined.readText },
    { title: joined.open, text: joined.openText },
  ];
  return (
    <section className="joined" aria-labelledby="joined">
      <div className="band">
        <h2 id="joined">{joined.title}</h2>
        <p className="lead">{joined.lead}</p>
      </div>
      <div className="joined-scroll">
        <figure>
          {/* The drawing has the words of each language, and shows those that its address names. */}
          <img
            src={`${street}#${language}`}
            width="1080"
            height="400"
            loading="lazy"
            alt={joined.picture}
          />
          <figcaption>
            <ol>
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            {/* In here, so that arrow keys scroll the street for whoever has no touch screen. */}
            <p className="actions joined-links">
              {shopId !== undefined && (
                <a className="button primary" href={localPath(language, menuPath(shopId))}>
                  {joined.seeMenu}
                </a>
              )}
              <a className="button" href={privatePath(language, "/nearby")}>
                {joined.seeCorner}
              </a>
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
