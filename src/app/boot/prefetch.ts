/** Requests the code of a screen while the app's own code is loading. Source: scripts/build/prefetch.ts. */

export function prefetchedFiles(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(document.getElementById("prefetch")?.textContent || "{}");
}

export const addressOf = (name: string): string => `/assets/${name}.js`;

export function prefetchFiles(names: readonly string[] = []): void {
  for (const name of names) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = addressOf(name);
    document.head.append(link);
  }
}
