/** Stores token and data in this tab over a reload; if the browser blocks storage, they last as long as the page. */
export type StorageKey = "token" | "world";

const keyOf = (name: StorageKey) => `pressdock-demonstration.${name}`;
const memory = new Map<StorageKey, string>();

export function readTabStorage(name: StorageKey): string | null {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function storeInTab(name: StorageKey, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}
