/** Writes the page's style sheet: rules of what the early script draws, in the order of Fluent's style engine. */

/** A rule, alone or with what orders it: `m` and `x`, its media or container query, and `p`, its priority. */
type Rule =
  | string
  | readonly [rule: string, more: { readonly p?: number; readonly m?: string; readonly x?: string }];
/** Rules by bucket, in the form that the style engine returns for a file. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Buckets of rules, in ascending precedence. Source: @griffel/core, styleBucketOrdering. */
const BUCKETS = "rdlvwfihasktmcx";

interface Placed {
  readonly text: string;
  readonly bucket: number;
  readonly query: string;
  readonly priority: number;
}

const textOf = (rule: Rule): string => typeof rule === "string" ? rule : rule[0];

function placed(bucket: string, rule: Rule): Placed {
  const [text, more] = typeof rule === "string" ? [rule, {}] : rule;
  const at = BUCKETS.indexOf(bucket);
  if (at < 0) {
    throw new Error(`Cannot place the style rules of bucket "${bucket}": Fluent's engine has a new one.`);
  }
  return { text, bucket: at, query: more.m ?? more.x ?? "", priority: more.p ?? 0 };
}

const compare = (one: string, other: string): number => one < other ? -1 : one > other ? 1 : 0;
const declarationsOf = (text: string): string => text.slice(text.indexOf("{"));

/**
 * Compares two rules. The last two comparisons have no effect in a browser, but keep the order stable, because files are read
 * in any order.
 */
const order = (one: Placed, other: Placed): number =>
  one.bucket - other.bucket || compare(one.query, other.query) || one.priority - other.priority ||
  compare(declarationsOf(one.text), declarationsOf(other.text)) || compare(one.text, other.text);

/** A style sheet of the page, named as Fluent's engine names its sheets, so that the engine appends to it (src/app/registered_rules.ts). */
export interface Sheet {
  readonly bucket: string;
  readonly priority: number;
  readonly text: string;
  readonly rules: readonly string[];
}

/** Buckets of plain declarations, nine rules in ten: the engine appends to their sheets. */
const PLAIN = "rd";
/**
 * All other rules are in one sheet, because the policy needs a hash for each sheet. To the engine it is the last sheet of
 * plain rules, so rules that the engine adds come later, even if they repeat these.
 */
const REST = { bucket: "d", priority: 9 } as const;

/** Returns the sheets, with each rule once. @param without rules that are already in another sheet */
export function sheetsOf(all: readonly Rules[], without: readonly Rules[] = []): Sheet[] {
  const elsewhere = new Set(without.flatMap((rules) => Object.values(rules).flat()).map(textOf));
  const known = new Map<string, Placed>();
  for (const rules of all) {
    for (const [bucket, some] of Object.entries(rules)) {
      for (const rule of some) {
        const each = placed(bucket, rule);
        if (!elsewhere.has(each.text) && !known.has(each.text)) known.set(each.text, each);
      }
    }
  }
  const sheets = new Map<string, Omit<Sheet, "text">>();
  for (const { text, bucket: at, priority: own } of [...known.values()].toSorted(order)) {
    const { bucket, priority } = PLAIN.includes(BUCKETS[at]!)
      ? { bucket: BUCKETS[at]!, priority: own }
      : REST;
    const key = bucket + priority;
    sheets.set(key, { bucket, priority, rules: [...sheets.get(key)?.rules ?? [], text] });
  }
  return [...sheets.values()].map((sheet) => ({ ...sheet, text: sheet.rules.join("") }));
}

export const elementsOf = (sheets: readonly Sheet[]): string =>
  sheets.map(({ bucket, priority, text }) =>
    `<style data-make-styles-bucket="${bucket}" data-priority="${priority}">${text}</style>`
  ).join("");

export function tokensOf(sheet: string, theme: Readonly<Record<string, string | number>>): string {
  const names = new Set(Array.from(sheet.matchAll(/var\(--(\w+)/g), ([, name = ""]) => name));
  return [...names].filter((name) => name in theme).map((name) => `--${name}:${theme[name]}`).join(";");
}
