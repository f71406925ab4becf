import { data, redirect } from "react-router";
import * as v from "valibot";
import { restoreVersion, wouldChange } from "#app/domain/menus/history/restore-version.ts";
import { soldOutSince } from "#app/domain/menus/history/sold-out-since.ts";
import { listVersions, openVersion } from "#app/domain/menus/history/versions.ts";
import { whatChanged } from "#app/domain/menus/history/what-changed.ts";
import { openMenu } from "#app/domain/menus/menus.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { requireShopMember } from "#app/http/access.ts";
import { member, ownShopId, stores } from "#app/http/context.ts";
import { readForm } from "#app/http/forms.ts";
import { notFound } from "#app/http/replies.ts";
import besideCss from "#app/ui/beside-editor.css?inline";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import onBehalfCss from "#app/ui/on-behalf.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/history";
import historyCss from "./history.css?inline";
import { HistoryPage, type JustMade } from "./history-page.tsx";
import { VersionPage } from "./version-page.tsx";

export const handle: PageHandle = {
  css: cardsCss + formsCss + languageCss + onBehalfCss + besideCss + historyCss,
  messages: ["history", "staff"],
};

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

/** With `?version=` the menu as it was before that editing session, else the list of them; that too where there is none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  const now = Date.now();
  const menu = await openMenu(context.get(stores).db, shopId);
  if (!menu) throw notFound("not-loaded");
  const { id, role } = context.get(member);
  const around = { menu, now, accountId: id, role };
  const asked = url.searchParams.get("version");
  const opened =
    asked === null ? undefined : await openVersion(context.get(stores), shopId, Number(asked));
  if (!opened) {
    const versions = await listVersions(context.get(stores), menu, { now });
    const failed = asked === null ? undefined : { why: "missing" as const };
    return data(
      { ...around, versions, justMade: justMadeIn(url.searchParams), failed },
      { status: failed ? 404 : 200 },
    );
  }
  const { version, menu: then } = opened;
  const since = whatChanged(then, menu, version.at);
  const changes = version.changes ?? since;
  return {
    ...around,
    opened: { version: { ...version, changes }, sections: then.sections },
    differs: wouldChange(menu, then, now),
    soldOut: soldOutSince(menu, then, { at: version.at, now }),
    hasChanged: Object.keys(since).length > 0,
  };
}

function justMadeIn(search: URLSearchParams): JustMade | undefined {
  const what = (["restored", "undone"] as const).find((each) => search.has(each));
  return what && { what, before: Number(search.get(what)) };
}

const RestoreInput = v.object({
  versionId: WholeNumberInput,
  revision: WholeNumberInput,
  sectionId: v.optional(WholeNumberInput),
  itemId: v.optional(WholeNumberInput),
  as: v.optional(v.picklist(["undo", "redo"])),
});

/** Restores, for the shop's owner, or an operator on their behalf. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const editor = context.get(member);
  if (editor.role === "staff") return data({ why: "ownerOnly" as const }, { status: 403 });
  const form = await readForm(request);
  const asked = v.safeParse(RestoreInput, form.ok ? Object.fromEntries(form.value) : {});
  if (!asked.success) return data({ why: "missing" as const }, { status: 422 });
  const shopId = context.get(ownShopId);
  const by = { editor, now: Date.now() };
  const { as, ...part } = asked.output;
  const restored = await restoreVersion(context.get(stores), shopId, part, by);
  const what: JustMade["what"] = as === "undo" ? "undone" : "restored";
  if (restored?.ok) return redirect(`${url.pathname}?${what}=${restored.value.before ?? ""}`, 303);
  if (!restored) return data({ why: "missing" as const }, { status: 404 });
  const { refusal } = restored;
  return refusal.reason === "full"
    ? data({ why: "full" as const, most: refusal.most }, { status: 409 })
    : data({ why: "stale" as const }, { status: 409 });
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  return "opened" in loaderData ? (
    <VersionPage {...loaderData} failed={actionData} />
  ) : (
    <HistoryPage {...loaderData} failed={actionData ?? loaderData.failed} />
  );
}
