/** Chooses the browser's language, because before the sign-in no account is known. */
import { isLanguage } from "../../api/languages.ts";
import { SITE_WORDS } from "../generated/site_words.ts";
import type { SiteWords } from "./locales/en.ts";

/** The maximum number of languages that are read from a header. */
const MAX_RANGES = 20;

/** Returns the words of the preferred known language; English if none is known. Source: RFC 9110 §12.5.4. */
export function wordsFor(headers: Headers): SiteWords {
  const ranges = (headers.get("accept-language") ?? "").split(",").slice(0, MAX_RANGES).map((range) => {
    const [tag = "", ...params] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = Number(params.find((param) => param.startsWith("q="))?.slice(2) ?? 1);
    return { language: tag.split("-")[0]!, weight: Number.isFinite(weight) ? weight : 0 };
  });
  const [first] = ranges.filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .filter(isLanguage);
  return SITE_WORDS[first ?? "en"];
}

export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
