import type { ReactNode } from "react";
import type { StandWords } from "#app/messages/stand-words.server.ts";
import print from "./print.ts?worker&url";
import { SIZES, type StandSize } from "./sizes.ts";
import { StandCard } from "./stand-card.tsx";

interface StandPageProps {
  name: string;
  size: StandSize;
  link: string;
  /** Each on a page of its own. */
  cards: { code: string; table?: number }[];
  words: StandWords[];
  back: { text: string; to: string };
  heading: ReactNode;
  texts: {
    size: string;
    millimetres: (of: { width: number; height: number }) => string;
    print: string;
    how: string;
    card: (table: number | undefined) => string;
  };
  /** What links to the other sizes keep of the address. */
  query?: string;
  /** What stands above the sizes. */
  children?: ReactNode;
  more?: ReactNode;
}

/** Stands to print, and what is needed for it; that is not printed. */
export function StandPage(props: StandPageProps) {
  const { cards, size, texts, back, heading, query = "", children, more, ...card } = props;
  return (
    <>
      <script type="module" src={print} />
      <header>
        <a href={back.to}>{back.text}</a>
        <h1>{heading}</h1>
      </header>
      <main>
        <div className="making">
          {children}
          {cards.length > 0 && (
            <>
              <SizeChoice chosen={size} texts={texts} query={query} />
              <Printing button={texts.print} how={texts.how} />
            </>
          )}
          {more}
        </div>
        <div className="pile">
          {cards.map(({ code, table }) => (
            <StandCard
              key={table ?? 0}
              {...card}
              size={size}
              code={code}
              table={table}
              label={texts.card(table)}
            />
          ))}
        </div>
      </main>
    </>
  );
}

function SizeChoice(props: Pick<StandPageProps, "texts" | "query"> & { chosen: StandSize }) {
  const { chosen, texts, query } = props;
  return (
    <nav className="papers" aria-label={texts.size}>
      {SIZES.map(({ size, name, ...sides }) => (
        <a
          key={size}
          href={`?size=${size}${query}`}
          aria-current={size === chosen ? "page" : undefined}
        >
          <b>{name}</b> <small>{texts.millimetres(sides)}</small>
        </a>
      ))}
    </nav>
  );
}

/** The script shows the button, and has it do what the sentence says. */
function Printing({ button, how }: { button: string; how: string }) {
  return (
    <>
      <p>
        <button type="button" className="button primary" id="print" hidden>
          {button}
        </button>
      </p>
      <p>{how}</p>
    </>
  );
}
