/**
 * Fetches the code of records when the app is idle, so that the first record opens at once. The code stays in the browser's
 * cache until shortly before it is needed, because running it takes memory and a long task.
 */
import { whenQuiet } from "../../lib/when_quiet.ts";
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, prefetchedFiles } from "../boot/prefetch.ts";

/** After this time a person is probably reading the list, so the next click should not have to wait for code. */
const READING_MS = 8_000;

const isRow = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-id]") !== null;

/** Calls `evaluate` once: when a row is hovered or focused, or after `READING_MS`. */
function evaluateOnce(evaluate: () => void): void {
  const events = ["pointerover", "focusin"] as const;
  const run = () => {
    for (const each of events) removeEventListener(each, onEvent);
    clearTimeout(timer);
    evaluate();
  };
  const onEvent = ({ target }: Event) => isRow(target) && run();
  for (const each of events) addEventListener(each, onEvent);
  const timer = setTimeout(() => whenQuiet(run), READING_MS);
}

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
  evaluateOnce(() => {
    for (const each of files) void import(addressOf(each)).catch(() => {});
  });
}

void prefetchRecords().catch(() => {});
