/**
 * Computes our style rules when the app is built instead of in every browser: `makeStyles({…})` becomes
 * `__styles(classes, rules)`, as in Fluent's own published files. Spares the first screen the CSS compiler.
 *
 * A file's styles may read its own constants and Fluent's tokens; what comes from another of our files is refused.
 */
import { transform } from "esbuild";
import type { GriffelCore, Slots } from "./griffel.ts";
import type { Rules } from "./sheet.ts";
import { closeOf } from "./source_text.ts";

const FLUENT = "@fluentui/react-components";
const CALL = "makeStyles(";

/** Stands for everything that styles do not need; using it as a value is an error. */
function foreign(name: string): unknown {
  const refuse = () => {
    throw new Error(`Cannot compute styles ahead: they read "${name}", which another file makes.`);
  };
  return new Proxy(function () {}, {
    get: (_, key) => key === Symbol.toPrimitive ? refuse : foreign(`${name}.${String(key)}`),
    apply: () => foreign(`${name}()`),
  });
}

/** A theme's token is a CSS variable of its name. */
const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });

/** Runs a file with stand-ins for all that it imports, and notes what it gives to `makeStyles`, in order. */
async function slotsIn(text: string, loader: "ts" | "tsx"): Promise<Slots[]> {
  const { code } = await transform(text, { loader, format: "cjs", jsx: "automatic", target: "es2022" });
  const found: Slots[] = [];
  const makeStyles = (slots: Slots) => {
    found.push(slots);
    return () => ({});
  };
  const fluent = new Proxy({ makeStyles, tokens } as Record<string, unknown>, {
    get: (known, name) => known[String(name)] ?? foreign(String(name)),
  });
  const require = (path: string) => path === FLUENT ? fluent : foreign(path);
  new Function("require", "exports", "module", code)(require, {}, { exports: {} });
  return found;
}

interface Apart {
  readonly take: (rules: Rules) => void;
  /** False for the name of a style that nothing reads. */
  readonly isRead: (name: string) => boolean;
  /** What a property is called where the rules are not. */
  readonly nameOf: (property: string) => string;
}

/** Classes by slot, their properties under other names. */
const renamed = (classes: object, nameOf: Apart["nameOf"]): object =>
  Object.fromEntries(
    Object.entries(classes).map(([slot, atoms]: [string, object]) => [
      slot,
      Object.fromEntries(Object.entries(atoms).map(([property, atom]) => [nameOf(property), atom])),
    ]),
  );

/**
 * The file with its styles computed; as many lines as before, so that the lines of the source map stay right.
 * @param apart Given where the rules go elsewhere: then the file has the names of its classes alone.
 */
export async function stylesAhead(
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

/** One of Fluent's published files without its rules, and these. */
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
