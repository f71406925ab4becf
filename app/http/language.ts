import { DAY_S } from "#app/durations.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/messages/languages.ts";

/** Pages that caches never keep, and whose paths name no language. */
const PRIVATE_PAGES = /^\/(?:shop|nearby)(?:[/.]|$)/i;
const YEAR_S = 365 * DAY_S;

/**
 * The language to answer in. The path alone decides for public pages, so that whatever caches them tells the languages
 * apart: `/hi/contact` is Hindi, `/contact` English. On private pages it is the one that was chosen, which a cookie
 * says, or else the first one in Accept-Language that we have.
 */
export function languageOf(request: Request): Language {
  const { pathname } = new URL(request.url);
  const [, first = ""] = /^\/(\w+)(?=[/.]|$)/.exec(pathname.toLowerCase()) ?? [];
  if (isLanguage(first)) return first;
  if (!PRIVATE_PAGES.test(pathname)) return DEFAULT_LANGUAGE;
  return chosenLanguage(request) ?? acceptedLanguage(request) ?? DEFAULT_LANGUAGE;
}

/** The headers with which a browser remembers the language that was chosen, for a year. */
export function rememberLanguage({ url }: Request, language: Language): { "Set-Cookie": string } {
  const secure = new URL(url).protocol === "https:" ? "; Secure" : "";
  return {
    "Set-Cookie": `language=${language}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  };
}

function chosenLanguage({ headers }: Request): Language | undefined {
  const [, chosen] = /(?:^|;\s*)language=(\w+)/.exec(headers.get("Cookie") ?? "") ?? [];
  return isLanguage(chosen) ? chosen : undefined;
}

/** The one of the highest weight. Source: RFC 9110, 12.5.4. */
function acceptedLanguage({ headers }: Request): Language | undefined {
  const accepted = (headers.get("Accept-Language") ?? "").toLowerCase().split(",").slice(0, 20);
  return accepted
    .map((range) => {
      const [tag = "", weight = "q=1"] = range.split(";").map((part) => part.trim());
      return { language: tag.split("-", 1)[0], weight: Number(weight.replace("q=", "")) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage);
}
