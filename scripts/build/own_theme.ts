/**
 * Puts the theme's values into the app, and only those that some style reads. The code that computes them from a ramp of
 * colors would take 4 kB of the first bundle, and a browser would keep all values for every element.
 */
import type { OutputFile } from "esbuild";
import type { Makers } from "./direct_imports.ts";
import { readTheme, type Theme } from "./theme.ts";

export interface OwnTheme {
  readonly whole: Theme;
  readonly read: Theme;
}

/** Path of the file that makes the theme; `CALL` is the expression to replace. */
const FILE = /\/src\/parts\/theme\/theme\.ts$/;
const CALL = "createLightTheme(ink)";

function* filesIn(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* filesIn(`${folder}/${name}`);
    else yield `${folder}/${name}`;
  }
}

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*"@fluentui\/react-components"/g;

export async function readOwnTheme(root: string, makers: Makers): Promise<OwnTheme> {
  const whole = await readTheme(root);
  const names = new Set<string>();
  const packages = new Set<string>();
  for (const path of filesIn(`${root}src`)) {
    if (!/\.tsx?$/.test(path)) continue;
    const text = await Deno.readTextFile(path);
    for (const [word] of text.matchAll(/\b[a-z]\w+/g)) names.add(word);
    for (const [, list = ""] of text.matchAll(IMPORTED)) {
      for (const each of list.split(",")) {
        packages.add(makers.components.get(each.trim().split(/\s/)[0]!)?.from ?? "");
      }
    }
  }
  for (const each of packages) {
    if (!each.startsWith("@fluentui/")) continue;
    const folder = await Deno.realPath(`${makers.home}/../${each.slice("@fluentui/".length)}`);
    for (const path of filesIn(`${folder}/lib`)) {
      if (!path.endsWith(".styles.js")) continue;
      for (const [, name = ""] of (await Deno.readTextFile(path)).matchAll(/--(\w+)/g)) names.add(name);
    }
  }
  return { whole, read: Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name))) };
}

/** Matches a token that the file sets to its own value, not to that of another theme. */
const SET = /^ {2}(\w+): (?!theme\.)/gm;

/**
 * Returns the theme's file with values in place of the call, without the tokens that the file sets itself afterwards. Other
 * files are returned unchanged.
 */
export function withValues(text: string, path: string, { read }: OwnTheme): string {
  if (!FILE.test(path)) return text;
  if (!text.includes(CALL)) throw new Error(`Cannot write the theme's values: ${path} has no ${CALL}.`);
  const set = new Set(Array.from(text.matchAll(SET), ([, name]) => name));
  const rest = Object.fromEntries(Object.entries(read).filter(([name]) => !set.has(name)));
  return text.replace(CALL, () => JSON.stringify(rest));
}

/** @throws {Error} if a style reads a token whose value is not in the app */
export function checkRead(
  files: readonly Pick<OutputFile, "path" | "text">[],
  { whole, read }: OwnTheme,
): void {
  const missing = new Set<string>();
  for (const { path, text } of files) {
    if (!path.endsWith(".js")) continue;
    for (const [, name = ""] of text.matchAll(/var\(--(\w+)/g)) {
      if (name in whole && !(name in read)) missing.add(name);
    }
  }
  if (missing.size > 0) {
    throw new Error(
      `The app reads tokens that its theme lacks: ${
        [...missing].join(", ")
      }. See scripts/build/own_theme.ts.`,
    );
  }
}
