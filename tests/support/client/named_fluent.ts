/**
 * Replaces the build's stand-in for Fluent by one that also adds the names that Fluent's engine gives to sets
 * of classes in development: React compares them too.
 */
import {
  type Classes,
  classText as textOf,
  directionNow,
  mergeClasses as merge,
} from "../../../src/app/picture/stand_ins/fluent.ts";

export {
  __styles,
  setDir,
  tokens,
  typographyStyles,
  useIconContext,
  useRenderer_unstable,
} from "../../../src/app/picture/stand_ins/fluent.ts";

declare global {
  /** A function that tests/support/client/early_script.ts sets. */
  var hashSequence: (classes: string, dir: string, parts?: readonly string[]) => string;
}

const names = new WeakMap<Classes, string>();

/** Returns the input from which the engine computes a name: the classes, and the properties without a class. */
function classNamesOf(classes: Classes): string {
  const atoms = Object.entries(classes).filter(([property]) => property !== "");
  const at = directionNow() === "rtl" ? 1 : 0;
  return atoms.map(([property, atom]) => atom === 0 ? property : typeof atom === "string" ? atom : atom[at])
    .join(" ");
}

function nameOf(classes: Classes): string {
  const text = classNamesOf(classes);
  if (text === "") return "";
  const known = names.get(classes) ?? globalThis.hashSequence(text, directionNow());
  names.set(classes, known);
  return known;
}

export const mergeClasses: typeof merge = (...all) => {
  const made = merge(...all);
  const parts = all.map((each) => each && typeof each !== "string" ? nameOf(each) : "");
  if (parts.some(Boolean)) {
    names.set(made, globalThis.hashSequence(classNamesOf(made), directionNow(), parts));
  }
  return made;
};

export function classText(classes: Classes): string {
  const { "": others = "", ...atoms } = classes;
  return [others, nameOf(classes), textOf(atoms)].filter(Boolean).join(" ");
}
