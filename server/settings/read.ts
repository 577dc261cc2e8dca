import { closeSync, openSync, readSync } from "node:fs";
import { cannotUse } from "./checks.ts";
import { type Setting, SETTINGS } from "./table.ts";

export type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof SETTINGS;
type Row<N extends Name> = (typeof SETTINGS)[N];
/** Values by name; those of settings without a default may be missing. */
export type Values = {
  readonly [N in Name]: Row<N> extends { readonly default: infer T } ? T
    : ReturnType<Row<N>["check"]> | undefined;
};

export interface ReadSettings {
  readonly values: Values;
  /** The texts of all settings, including those from files. */
  readonly texts: Environment;
  /** One sentence for each fault. */
  readonly faults: readonly string[];
}

const FILE = "_FILE";
const MAX_SECRET_BYTES = 64 * 1024;
const rows = Object.entries<Setting>(SETTINGS);

export function readSettings(env: Environment): ReadSettings {
  const values: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  const faults = findMisspelled(env);
  for (const [name, row] of rows) {
    values[name] = row.default;
    if (row.onlyWith && env[row.onlyWith] === undefined) continue;
    try {
      const text = textOf(name, row, env);
      if (text === undefined) continue;
      texts[name] = text;
      values[name] = row.check(text, name);
      if (text === "") throw cannotUse(name, "a value, or no line for it at all", "");
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return { values: values as Values, texts, faults };
}

function textOf(name: string, { isSecret, alias = "" }: Setting, env: Environment): string | undefined {
  const path = isSecret ? env[name + FILE] : undefined;
  const text = env[name] ?? env[alias];
  if (path === undefined) return text?.trim();
  if (text !== undefined) throw cannotUse(name, `either ${name} or ${name}${FILE}`);
  return readSecret(path, name + FILE);
}

/** Returns the trimmed text of a secret's file of at most 64 KiB. */
function readSecret(path: string, name: string): string {
  let text = "";
  try {
    const file = openSync(path, "r");
    try {
      const bytes = new Uint8Array(MAX_SECRET_BYTES + 1);
      const length = readSync(file, bytes, 0, bytes.length, 0);
      if (length <= MAX_SECRET_BYTES) text = new TextDecoder().decode(bytes.subarray(0, length)).trim();
    } finally {
      closeSync(file);
    }
  } catch {
    // The error below covers a file that cannot be read.
  }
  if (text === "") throw cannotUse(name, "the path of a file that holds the secret and can be read", path);
  return text;
}

const KNOWN = rows.flatMap(([name, { isSecret, alias }]) => [
  name,
  ...isSecret ? [name + FILE] : [],
  ...alias ? [alias] : [],
]);

/** Returns the number of allowed typing errors: fewer for short names, which are similar to other words. */
const allowedSlips = (name: string): number => name.length < 8 ? 1 : 2;

/** Finds misspelled names of settings. Names of Amazon's tools are skipped, because many are similar. */
function findMisspelled(env: Environment): string[] {
  return Object.keys(env).filter((name) => !KNOWN.includes(name) && !name.startsWith("AWS_")).flatMap(
    (name) => {
      const near = KNOWN.find((known) => slips(name, known) <= allowedSlips(known));
      return near ? [`${name} is not a setting. Did you mean ${near}?`] : [];
    },
  );
}

/** Counts the letters that are added, left out, changed or swapped with their neighbor. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
