/**
 * The bookmarks of this window, for whatever shows a star: filled by the part that loads after the first paint, null
 * until then. A wish that is made before that is carried out when they are there.
 */
import { signal } from "@preact/signals-react";
import type { Bookmarks } from "./wiring.ts";

export const windowBookmarks = signal<Bookmarks | null>(null);

/** Somebody pressed the key that stars this page, so many times. */
export const starWishes = signal(0);
