/**
 * What this tab keeps so that a reload goes on: the token, and what a server would remember. It is gone with the tab.
 * Where storage is forbidden it lives as long as the page.
 */
export type Kept = "token" | "world";

const keyOf = (name: Kept) => `pressdock-demonstration.${name}`;
const memory = new Map<Kept, string>();

export function readKept(name: Kept): string | null {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps a text, or drops it. */
export function keepHere(name: Kept, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}
