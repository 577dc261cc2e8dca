/** A reload keeps the token and the world in this tab. Without storage they live as long as the page. */
export type Kept = "token" | "world";

const keyOf = (name: Kept) => `pressdock-demonstration.${name}`;
const memory = new Map<Kept, string>();

export function readTabStorage(name: Kept): string | null {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keepHere(name: Kept, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}
