/** Null until the part that loads after the first paint fills them. An earlier wish is carried out then. */
import { signal } from "@preact/signals-react";
import type { Bookmarks } from "./wiring.ts";

export const windowBookmarks = signal<Bookmarks | null>(null);

/** Counts the presses of the key that stars this page. */
export const starWishes = signal(0);
