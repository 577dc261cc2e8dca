/**
 * Fetches the code of records in a quiet moment, so that the first one opens without waiting for it. It is kept in the browser's
 * cache and evaluated when somebody points at a row.
 */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, prefetchedFiles } from "../boot/prefetch.ts";

async function prefetchRecords(): Promise<void> {
  const { screens: [name] = [] } = prefetchedFiles();
  if (name === undefined) return;
  const { prefetch }: ScreensFile = await import(addressOf(name));
  const path = Object.keys(prefetch).find((key) => key.startsWith("/") && location.pathname.startsWith(key));
  const loaded = new Set(performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname));
  const files = [...prefetch["record"] ?? [], ...path ? prefetch[path] ?? [] : []];
  for (const address of files.map(addressOf)) {
    if (loaded.has(address)) continue;
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = address;
    document.head.append(link);
  }
  addEventListener("pointerover", function evaluate({ target }) {
    if (!(target instanceof Element) || !target.closest("[data-id]")) return;
    removeEventListener("pointerover", evaluate);
    for (const each of files) void import(addressOf(each)).catch(() => {});
  });
}

void prefetchRecords().catch(() => {});
