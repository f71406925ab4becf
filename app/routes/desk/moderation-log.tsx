import { listSteps } from "#app/domain/reports/log.ts";
import { database } from "#app/http/context.ts";
import type { Route } from "./+types/moderation-log";
import { deskMeta } from "./desk-meta.ts";
import { readSearch } from "./fields.ts";
import { Empty, Pages } from "./list.tsx";
import { Steps } from "./steps.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readSearch(url.searchParams);
  return { query: url.search, page, ...(await listSteps(context.get(database), { page })) };
}

export function meta() {
  return deskMeta("Every step");
}

export default function ModerationLog({ loaderData }: Route.ComponentProps) {
  const { query, page, steps, total } = loaderData;
  return (
    <>
      <p>
        <a className="quiet-link" href="/desk/reports">
          ← Reports
        </a>
      </p>
      <h1>Every step</h1>
      {steps.length === 0 && (
        <Empty words="" page={page}>
          Nothing has been reported yet. Every step is kept here.
        </Empty>
      )}
      <Steps steps={steps} hasCases />
      <Pages query={query} page={page} total={total} />
    </>
  );
}
