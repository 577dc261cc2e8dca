/** The bookmarks button, with a fake API that stores changes by the same rule as the real one. */
import {
  FakeApi,
  json,
  onStage,
  screen,
  type Stage,
  type StageOptions,
} from "../../../engine/record/stage.tsx";
import type { ReactNode } from "react";
import {
  applyChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkItem,
  itemsOf,
} from "../../../../../api/desk/bookmarks.ts";
import { BookmarksButton } from "../../../../../src/features/desk/bookmarks/bookmarks_button.tsx";
import { LiveRegion } from "../../../../../src/app/shell/live_region.tsx";
// Importing a lazy part makes it available at once, however busy the machine is.
import "../../../../../src/features/desk/bookmarks/bookmarks_panel.tsx";
import "../../../../../src/features/desk/bookmarks/bookmarks_popover.tsx";
import { PAGES } from "../../../../support/desk/bookmark_calls.ts";

// The page is always idle.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 0 }));
globalThis.cancelIdleCallback = clearTimeout;

export class BookmarksApi extends FakeApi {
  stored: readonly Bookmark[];
  /** Values that were sent as `obj`. */
  readonly sent: unknown[] = [];
  reads = 0;
  /** The status with which changes fail; null if they succeed. */
  failing: number | null = null;

  constructor(...bookmarks: readonly Bookmark[]) {
    super();
    this.stored = bookmarks;
  }

  override answer(request: RequestInit): Promise<Response> {
    if (request.method === "GET") this.reads += 1;
    else {
      const { obj } = JSON.parse(String(request.body)) as { obj: unknown };
      this.sent.push(obj);
      if (this.failing !== null) return Promise.resolve(json({ errors: [] }, this.failing));
      this.stored = applyChange(this.stored, this.#changeOf(obj));
    }
    return Promise.resolve(json({ searchResult: itemsOf(this.stored, PAGES) }));
  }

  #changeOf(obj: unknown): BookmarkChange {
    if (Array.isArray(obj)) {
      const items = itemsOf(this.stored, PAGES);
      const links = obj.map(({ id }: { id: string }) => items.find((item) => item.id === id)?.link ?? id);
      return { kind: "order", links };
    }
    const { starred, ...bookmark } = obj as BookmarkItem;
    return starred ? { kind: "put", bookmark } : { kind: "drop", link: bookmark.link };
  }
}

export const withBookmarks = (
  api: BookmarksApi,
  work: (stage: Stage) => Promise<void>,
  options?: StageOptions,
  more?: ReactNode,
): Promise<void> =>
  onStage(
    api,
    <>
      <BookmarksButton />
      {more}
      <LiveRegion />
    </>,
    work,
    options,
  );

export const bar = (): string[] =>
  [...document.querySelectorAll('nav[aria-label="Starred"] a')].map((link) =>
    link.getAttribute("href") ?? ""
  );

/** Returns the names of the rows in one part of the list. */
export const rowsOf = (name: string): string[] =>
  [...document.querySelectorAll(`section[aria-label="${name}"] li`)].map((row) =>
    row.querySelector("bdi")?.textContent ?? ""
  );

/** Finds a star; the browser test checks what the panel hides. */
export const star = (title: string) => screen.findByRole("button", { name: `Star: ${title}`, hidden: true });
