import { language } from "#app/http/context.ts";
import { policies } from "#app/messages/policies.server.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/csae-standards";
import policyCss from "./policy.css?inline";
import { PolicyPage } from "./policy-page.tsx";

export const handle: PageHandle = { css: policyCss, messages: ["site"] };

export function loader({ context }: Route.LoaderArgs) {
  const texts = policies[context.get(language)];
  return { policy: texts["csae-standards"], other: texts["privacy-policy"].title };
}

export default function CsaeStandards({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      path="/csae-standards"
      description={useMessages("site").policyPage.aboutChildSafety}
      also={{ path: "/privacy-policy", title: loaderData.other }}
    />
  );
}
