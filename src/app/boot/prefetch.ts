/** Requests the code of a screen while the app's own is loading. Source: scripts/build/prefetch.ts. */

export function prefetchedFiles(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(document.getElementById("prefetch")?.textContent || "{}");
}

export const addressOf = (name: string): string => `/assets/${name}.js`;

/** @param rel `prefetch` keeps them in the browser's cache alone, for later */
export function prefetchFiles(
  names: readonly string[] = [],
  rel: "modulepreload" | "prefetch" = "modulepreload",
): void {
  for (const name of names) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = addressOf(name);
    document.head.append(link);
  }
}
