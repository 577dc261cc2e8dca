/** Asks for the code of a screen while the app's own is on its way. Source: scripts/build/ahead.ts. */

/** Names of files by what they are for, as the page says them. */
export function saidAhead(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(document.getElementById("ahead")?.textContent || "{}");
}

export const addressOf = (name: string): string => `/assets/${name}.js`;

export function loadAhead(names: readonly string[] = []): void {
  for (const name of names) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = addressOf(name);
    document.head.append(link);
  }
}
