/** The reader's language, as the browser asks for it: the login site has no account yet whose choice it could take. */
import { de } from "./locales/de.ts";
import { en, type SiteWords } from "./locales/en.ts";
import { fr } from "./locales/fr.ts";
import { pt } from "./locales/pt.ts";

const LANGUAGES: Readonly<Record<string, SiteWords>> = { en, de, fr, pt };

/** Longer headers are read this far: nobody reads that many languages. */
const MAX_RANGES = 20;

/** The first wanted language that there is; English without one. Source: RFC 9110 §12.5.4. */
export function wordsFor(headers: Headers): SiteWords {
  const ranges = (headers.get("accept-language") ?? "").split(",").slice(0, MAX_RANGES).map((range) => {
    const [tag = "", ...params] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = Number(params.find((param) => param.startsWith("q="))?.slice(2) ?? 1);
    return { language: tag.split("-")[0]!, weight: Number.isFinite(weight) ? weight : 0 };
  });
  const [first] = ranges.filter(({ language, weight }) => weight > 0 && Object.hasOwn(LANGUAGES, language))
    .sort((one, other) => other.weight - one.weight);
  return first ? LANGUAGES[first.language]! : en;
}

/** Puts values into a sentence. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
