/** How a key press is written in the registry. Pure. */

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * `KeyboardEvent.key` with `mod+` or `alt+` in front, and `shift+` for the arrows alone: of a character shift is a
 * part already, such as `?`.
 */
export function notation({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const name = key.length === 1 && (ctrlKey || metaKey) ? key.toLowerCase() : key;
  const shift = shiftKey && key.startsWith("Arrow") ? "shift+" : "";
  return `${ctrlKey || metaKey ? "mod+" : ""}${altKey ? "alt+" : ""}${shift}${name}`;
}
