/** Merges classes as Fluent does, but without a name for each set. The build puts the rules into the style sheet. */

/** The class of a style property: none, one for both directions, or one for each direction. */
type Atom = 0 | string | readonly [ltr: string, rtl: string];
export type Classes = Readonly<Record<string, Atom>>;
type Given = Classes | string | false | null | undefined;

let at: 0 | 1 = 0;

export function setDir(dir: "ltr" | "rtl"): void {
  at = dir === "rtl" ? 1 : 0;
  texts.clear();
}

export const directionNow = (): "ltr" | "rtl" => at === 1 ? "rtl" : "ltr";

/** Merged classes, memoized because each row has the same sets of classes as the row above it. */
const known = new Map<string, Classes>();
const texts = new Map<Classes, string>();
const numbers = new Map<Given, number>();

function numberOf(given: Given): number {
  const number = numbers.get(given) ?? numbers.size;
  numbers.set(given, number);
  return number;
}

export function mergeClasses(...all: readonly Given[]): Classes {
  const key = all.map(numberOf).join();
  const made = known.get(key) ?? merged(all);
  known.set(key, made);
  return made;
}

/** Merges classes; the last class of a property wins. */
function merged(all: readonly Given[]): Classes {
  const made: Record<string, Atom> = {};
  let names = "";
  for (const each of all) {
    if (!each) continue;
    if (typeof each === "string") names += ` ${each}`;
    else {
      Object.assign(made, each);
      if (each[""]) names += ` ${each[""]}`;
    }
  }
  if (names) made[""] = names.trim();
  return made;
}

export function classText(classes: Classes): string {
  const text = texts.get(classes) ?? textOf(classes);
  texts.set(classes, text);
  return text;
}

function textOf(classes: Classes): string {
  let text = classes[""] ? ` ${classes[""]}` : "";
  for (const property in classes) {
    const atom = classes[property];
    if (atom && property) text += ` ${typeof atom === "string" ? atom : atom[at]}`;
  }
  return text.slice(1);
}

/** @param slots classes by slot: the build's result of `makeStyles` */
export const __styles = <Slots extends Readonly<Record<string, Classes>>>(slots: Slots) => (): Slots => slots;

export const useIconContext = () => ({ textDirection: directionNow() });
export const useRenderer_unstable = () => null;
export const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });
export const typographyStyles = {};
