import { language } from "#app/http/context.ts";
import { policies } from "#app/messages/policies.server.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/privacy-policy";
import policyCss from "./policy.css?inline";
import { PolicyPage } from "./policy-page.tsx";

export const handle: PageHandle = { css: policyCss, messages: ["site"] };

export function loader({ context }: Route.LoaderArgs) {
  const texts = policies[context.get(language)];
  return { policy: texts["privacy-policy"], other: texts["csae-standards"].title };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      path="/privacy-policy"
      description={useMessages("site").policyPage.aboutPrivacy}
      also={{ path: "/csae-standards", title: loaderData.other }}
    />
  );
}
