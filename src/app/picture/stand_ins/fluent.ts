/**
 * Stands for Fluent and its style engine: the names of classes are joined as there, by its own functions. Their rules are in
 * the page's style sheet, which the build makes of the same files.
 */
import { __styles as stylesOfFluent, mergeClasses } from "@fluentui/react-components";

export { mergeClasses };

type Slots = Readonly<Record<string, object>>;
type Made = Readonly<Record<string, string>>;
/** The build leads to the engine itself: whoever calls it says the direction, and how rules are inserted. */
type Engine = (slots: Slots, rules: object, insertion: () => () => void) => (how: { dir: string }) => Made;

const noRules = () => () => {};
let dir: "ltr" | "rtl" = "ltr";

/** Which way the picture runs; to be said before anything of it is drawn. */
export function setDir(next: "ltr" | "rtl"): void {
  dir = next;
}

/** @param slots Names of classes by slot and property: what the build made of `makeStyles`. */
export function __styles(slots: Slots): () => Made {
  const classes = (stylesOfFluent as unknown as Engine)(slots, {}, noRules);
  return () => classes({ dir });
}

/** Of an icon that follows the direction by itself. */
export const useIconContext = () => ({ textDirection: dir });
export const useRenderer_unstable = () => null;
/** A token is a CSS variable of its name. */
export const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` });
export const typographyStyles = {};
