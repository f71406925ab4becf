import type { ReactNode } from "react";

interface PolicyPart {
  /** Its place in the address: `#location`. It stays as it is, as others link to it. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface PolicySection extends PolicyPart {
  parts?: PolicyPart[];
}

interface PolicyPageProps {
  title: string;
  /** What everybody should know, for those who read no further. */
  short: ReactNode;
  sections: readonly PolicySection[];
  /** The policy that goes with this one. */
  also: { path: string; title: string };
}

/** A policy: what it says in short, its contents, and its sections, each with an address of its own. */
export function PolicyPage({ title, short, sections, also }: PolicyPageProps) {
  return (
    <main className="policy">
      <header>
        <h1>{title}</h1>
        <p className="dated">
          Last updated <time dateTime="2024-10-03">October 3, 2024</time>
        </p>
      </header>
      <section className="short" aria-labelledby="in-short">
        <h2 id="in-short">In short</h2>
        {short}
      </section>
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <p className="also">
          See also: <a href={also.path}>{also.title}</a>
        </p>
      </div>
    </main>
  );
}

function Section({ id, title, body, parts }: PolicySection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {body}
      {parts?.map((part) => (
        <div className="part" key={part.id}>
          <h3 id={part.id}>{part.title}</h3>
          {part.body}
        </div>
      ))}
    </section>
  );
}

/** A mail address that can be followed. */
export function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
