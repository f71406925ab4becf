import { brand } from "#app/brand.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/api-docs";
import apiDocsCss from "./api-docs.css?inline";
import { HowToCall } from "./how-to-call.tsx";
import { Operation } from "./operation.tsx";

export const handle: PageHandle = { css: apiDocsCss };

export function meta() {
  return pageMeta({
    title: "API",
    description: `How programs read and edit the menus of ${brand.name}: every path, what it takes and what it gives.`,
    path: "/docs/api",
  });
}

export default function ApiDocs({ matches }: Route.ComponentProps) {
  const { info, servers, paths } = matches[2].loaderData;
  const base = servers[0]?.url ?? "";
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byNoun = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  return (
    <main className="api-docs">
      <h1>{info.title}</h1>
      <HowToCall base={base} />
      <nav aria-label="Calls">
        {[...byNoun].map(([noun, described]) => (
          <div key={noun}>
            <h2>{noun}</h2>
            <ul>
              {described.map(({ path, method, operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operation.operationId}`}>
                    {method.toUpperCase()} {path}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {[...byNoun].map(([noun, described]) => (
        <section key={noun} aria-label={noun}>
          {described.map(({ path, method, operation }) => (
            <Operation
              key={operation.operationId}
              base={base}
              method={method}
              path={path}
              operation={operation}
            />
          ))}
        </section>
      ))}
    </main>
  );
}
