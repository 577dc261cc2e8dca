/** How a key press is written in the registry. Pure. */

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** `KeyboardEvent.key` with `mod+` or `alt+` in front. Shift is part of the character already: `?`. */
export function notation({ key, ctrlKey, metaKey, altKey }: Press): string {
  const name = key.length === 1 && (ctrlKey || metaKey) ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "mod+" : ""}${altKey ? "alt+" : ""}${name}`;
}
