import type { ReactNode } from "react";
import { localPath } from "#app/messages/languages.ts";
import type { Policy } from "#app/messages/policy-markdown.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";

interface PolicyPageProps {
  policy: Policy;
  /** That of the page in English. */
  path: string;
  description: string;
  also: { path: string; title: string };
}

export function PolicyPage({ policy, path, description, also }: PolicyPageProps) {
  const { policyPage } = useMessages("site");
  const language = useLanguage();
  return (
    <main className="policy">
      <PageHead title={policy.title} description={description} path={path} />
      <header>
        <h1>{policy.title}</h1>
        <div dangerouslySetInnerHTML={{ __html: policy.lead }} />
      </header>
      <section
        className="short"
        aria-labelledby="in-short"
        dangerouslySetInnerHTML={{ __html: policy.short }}
      />
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents">{policyPage.contents}</h2>
        <ol>
          {policy.contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        <div dangerouslySetInnerHTML={{ __html: policy.text }} />
        <p className="also">
          {rich(
            policyPage.also({
              title: also.title,
              policy: <OtherPolicy path={localPath(language, also.path)} />,
            }),
          )}
        </p>
      </div>
    </main>
  );
}

function OtherPolicy({ path, children }: { path: string; children?: ReactNode }) {
  return <a href={path}>{children}</a>;
}
