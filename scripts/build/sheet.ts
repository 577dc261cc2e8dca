/** The page's own style sheet: the rules of what the early script draws, in the order of Fluent's style engine. */

/** A rule, or one with where it belongs: within a media query, before or after others. */
type Rule =
  | string
  | readonly [rule: string, more: { readonly p?: number; readonly m?: string; readonly x?: string }];
/** Rules by bucket: what the engine gives for the styles of a file. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Buckets, the weakest first. Source: @griffel/core, styleBucketOrdering. */
const BUCKETS = "rdlvwfihasktmcx";

interface Placed {
  readonly text: string;
  readonly bucket: number;
  readonly query: string;
  readonly priority: number;
}

function placed(bucket: string, rule: Rule): Placed {
  const [text, more] = typeof rule === "string" ? [rule, {}] : rule;
  const at = BUCKETS.indexOf(bucket);
  if (at < 0) {
    throw new Error(`Cannot place the style rules of bucket "${bucket}": Fluent's engine has a new one.`);
  }
  return { text, bucket: at, query: more.m ?? more.x ?? "", priority: more.p ?? 0 };
}

const order = (one: Placed, other: Placed): number =>
  one.bucket - other.bucket || (one.query < other.query ? -1 : one.query > other.query ? 1 : 0) ||
  one.priority - other.priority;

/** Each rule once. */
export function sheetOf(all: readonly Rules[]): string {
  const known = new Map<string, Placed>();
  for (const rules of all) {
    for (const [bucket, some] of Object.entries(rules)) {
      for (const rule of some) {
        const each = placed(bucket, rule);
        if (!known.has(each.text)) known.set(each.text, each);
      }
    }
  }
  return [...known.values()].toSorted(order).map(({ text }) => text).join("");
}

/** The values of those tokens that a sheet reads, and no others. */
export function tokensOf(sheet: string, theme: Readonly<Record<string, string | number>>): string {
  const names = new Set(Array.from(sheet.matchAll(/var\(--(\w+)/g), ([, name = ""]) => name));
  return [...names].filter((name) => name in theme).map((name) => `--${name}:${theme[name]}`).join(";");
}
