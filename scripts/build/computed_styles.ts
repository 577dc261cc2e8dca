/**
 * Computes our style rules in the build instead of in every browser: `makeStyles({…})` becomes `__styles(classes, rules)`, as in
 * Fluent's published files, so the first screen needs no CSS compiler. Styles may read constants of their file and Fluent's
 * tokens; imports from our other files are refused.
 */
import { transform } from "esbuild";
import type { GriffelCore, StyleDeclarations } from "./griffel.ts";
import type { Rules } from "./sheet.ts";
import { closeOf } from "./source_text.ts";

const FLUENT = "@fluentui/react-components";
const CALL = "makeStyles(";

/** Returns a stand-in for an import that styles do not need: using it as a value throws an error. */
function standIn(name: string): unknown {
  const refuse = () => {
    throw new Error(`Cannot compute styles ahead: they read "${name}", which another file makes.`);
  };
  return new Proxy(function () {}, {
    get: (_, key) => key === Symbol.toPrimitive ? refuse : standIn(`${name}.${String(key)}`),
    apply: () => standIn(`${name}()`),
  });
}

const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });

/** Runs a file with stand-ins for its imports, and returns the arguments of its `makeStyles` in order. */
async function slotsIn(text: string, loader: "ts" | "tsx"): Promise<StyleDeclarations[]> {
  const { code } = await transform(text, { loader, format: "cjs", jsx: "automatic", target: "es2022" });
  const found: StyleDeclarations[] = [];
  const makeStyles = (slots: StyleDeclarations) => {
    found.push(slots);
    return () => ({});
  };
  const fluent = new Proxy({ makeStyles, tokens } as Record<string, unknown>, {
    get: (known, name) => known[String(name)] ?? standIn(String(name)),
  });
  const require = (path: string) => path === FLUENT ? fluent : standIn(path);
  new Function("require", "exports", "module", code)(require, {}, { exports: {} });
  return found;
}

interface Apart {
  readonly take: (rules: Rules) => void;
  readonly isRead: (name: string) => boolean;
  readonly nameOf: (property: string) => string;
}

const renamed = (classes: object, nameOf: Apart["nameOf"]): object =>
  Object.fromEntries(
    Object.entries(classes).map(([slot, atoms]: [string, object]) => [
      slot,
      Object.fromEntries(Object.entries(atoms).map(([property, atom]) => [nameOf(property), atom])),
    ]),
  );

/**
 * Returns the file with computed styles and the same number of lines, so that the source map stays right.
 * @param apart takes the rules, if they belong elsewhere: then the file contains only the names of its classes
 */
export async function computeStyles(
  text: string,
  loader: "ts" | "tsx",
  griffel: GriffelCore,
  apart?: Apart,
): Promise<string> {
  if (!text.includes(CALL)) return text;
  const slots = await slotsIn(text, loader);
  let made = "";
  let from = 0;
  for (const each of slots) {
    const at = text.indexOf(CALL, from);
    const end = closeOf(text, at + CALL.length - 1) + 1;
    const slots = apart
      ? Object.fromEntries(Object.entries(each).filter(([name]) => apart.isRead(name)))
      : each;
    const [classes, rules] = griffel.resolveStyleRulesForSlots(slots);
    const lines = "\n".repeat(text.slice(at, end).split("\n").length - 1);
    apart?.take(rules);
    const given = apart ? [renamed(classes, apart.nameOf)] : [classes, rules];
    made += `${text.slice(from, at)}__styles(${given.map((each) => JSON.stringify(each)).join()})${lines}`;
    from = end;
  }
  made += text.slice(from);
  if (made.includes(CALL)) {
    throw new Error("Cannot compute styles ahead: makeStyles( is called inside a function.");
  }
  return `import{__styles}from"${FLUENT}";${made}`;
}

const PUBLISHED = "__styles(";

/** Returns a published file of Fluent without its rules, and the rules. */
export function publishedStyles(
  text: string,
  nameOf: Apart["nameOf"],
): readonly [text: string, rules: readonly Rules[]] {
  const rules: Rules[] = [];
  let made = "";
  let from = 0;
  for (let at = text.indexOf(PUBLISHED); at >= 0; at = text.indexOf(PUBLISHED, from)) {
    const end = closeOf(text, at + PUBLISHED.length - 1) + 1;
    const given = new Function(`return [${text.slice(at + PUBLISHED.length, end - 1)}]`)() as [object, Rules];
    rules.push(given[1]);
    made += `${text.slice(from, at)}__styles(${JSON.stringify(renamed(given[0], nameOf))})`;
    from = end;
  }
  return [made + text.slice(from), rules];
}
