import type { Conflict } from "../../../../api/shipping/policy_conflicts.ts";
import { THEN_KEYS, type ThenKey } from "../../../../api/shipping/policies.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { countryName, listText, weightText } from "../../../parts/format.ts";

type PolicyValues = Readonly<Record<string, unknown>>;
export type Names = Readonly<Record<"sellers" | "stores" | "methods" | "places", (value: string) => string>>;

const listIn = (value: unknown): readonly string[] => Array.isArray(value) ? value.map(String) : [];
const gramsIn = (value: unknown): number => typeof value === "number" ? value : 0;

const SHOWN = 4;

/** Lists the first words, and counts the others. */
function someOf(words: readonly string[]): string {
  if (words.length <= SHOWN) return listText(words);
  return t("policies.more", { words: listText(words.slice(0, SHOWN - 1)), count: words.length - SHOWN + 1 });
}

export function whenText(when: PolicyValues, names: Names): string {
  const named = (key: "sellers" | "stores" | "methods") =>
    someOf(listIn(when[key]).map((value) => names[key](value) || value));
  const [least, most] = [gramsIn(when["min_g"]), gramsIn(when["max_g"])];
  const tags = listIn(when["tags"]);
  const prefixes = listIn(when["postal_prefixes"]);
  const parts = [
    someOf(listIn(when["countries"]).map(countryName)),
    someOf(listIn(when["regions"])),
    prefixes.length > 0 ? t("policies.postal", { prefixes: someOf(prefixes) }) : "",
    named("methods"),
    named("sellers"),
    named("stores"),
    tags.length > 0 ? t("policies.tagged", { tags: someOf(tags) }) : "",
    least > 0 ? t("policies.from", { weight: weightText(least) }) : "",
    most > 0 ? t("policies.upTo", { weight: weightText(most) }) : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" · ") : t("policies.any");
}

export function valueText(key: ThenKey | "method", value: string, names: Names): string {
  if (key === "method" || key === "by_methods") {
    return value === "" ? t("policies.noMethod") : names.methods(value) || value;
  }
  if (key === "location_id") return names.places(value) || value;
  if (key === "tolerance_g") return t("policies.heavier", { weight: weightText(Number(value)) });
  return choiceWord(key, value);
}

export function thenText(then: PolicyValues, names: Names): string {
  const methods = listIn(then["by_methods"]).map((code) => names.methods(code) || code);
  const parts = THEN_KEYS.flatMap((key) => {
    const value = then[key];
    if (key === "by_methods" || value === undefined) return [];
    return [valueText(key, String(value), names)];
  });
  const first = methods.length > 0 ? [methods.join(" → ")] : [];
  const all = [...first, ...parts];
  return all.length > 0 ? all.join(" · ") : t("policies.nothing");
}

export const keysText = (keys: readonly string[]): string =>
  listText(keys.map((key) => fieldWord("shipping_preset", key === "method" ? "by_methods" : key)));

export const conflictText = ({ kind, code, keys }: Conflict): string =>
  t(kind === "same" ? "policies.conflict.same" : "policies.conflict.shadowed", {
    code,
    what: keysText(keys),
  });
