/** Shares the bookmarks with other screens; null until the panel, which loads after the first paint, sets them. */
import { signal } from "@preact/signals-react";
import type { Bookmarks } from "./wiring.ts";

export const windowBookmarks = signal<Bookmarks | null>(null);

/** Counts presses of the key that stars this page. A press while bookmarks load takes effect afterwards. */
export const starPresses = signal(0);
