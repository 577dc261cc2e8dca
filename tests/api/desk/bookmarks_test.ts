import assert from "node:assert/strict";
import {
  applyChange,
  type Bookmark,
  type BookmarkChange,
  isBookmarked,
  itemsOf,
  MAX_BOOKMARKS,
  pagesOf,
  refusalOf,
  savedBookmarksOf,
  STARRED_CAP,
} from "../../../api/desk/bookmarks.ts";
import { bookmark, bookmarkChanges, PAGES } from "../../support/desk/bookmark_calls.ts";
import { fc } from "../../support/property.ts";

const links = (bookmarks: readonly Bookmark[]) => bookmarks.map(({ link }) => link).join(" ");
const many = (count: number) => Array.from({ length: count }, (_, place) => bookmark(`/${place + 1}`));
const star = (link: string): BookmarkChange => ({ kind: "put", bookmark: bookmark(link) });
const starredOf = (bookmarks: readonly Bookmark[]) =>
  itemsOf(bookmarks, PAGES).filter(({ starred }) => starred).map(({ link }) => link);
const overflowOf = (bookmarks: readonly Bookmark[]) =>
  itemsOf(bookmarks, PAGES).filter(({ overflow }) => overflow).map(({ link }) => link);

Deno.test("S4.8 the eleventh star goes to the overflow, and unstarring one of the ten promotes the first of it", () => {
  const bookmarks = [star("/11"), star("/12")].reduce(applyChange, many(STARRED_CAP));
  assert.deepEqual(starredOf(bookmarks), many(10).map(({ link }) => link));
  assert.deepEqual(overflowOf(bookmarks), ["/11", "/12"]);
  const fewer = applyChange(bookmarks, { kind: "drop", link: "/3" });
  assert.equal(starredOf(fewer).at(-1), "/11");
  assert.deepEqual(overflowOf(fewer), ["/12"]);
  assert.deepEqual(overflowOf(applyChange(fewer, { kind: "drop", link: "/12" })), []);
});

Deno.test("S4.8 after any changes at most ten are starred, nothing is lost or duplicated, and the order is kept", () => {
  fc.assert(
    fc.property(fc.array(bookmarkChanges(), { maxLength: 60 }), (changes) => {
      let bookmarks: readonly Bookmark[] = [];
      for (const change of changes) {
        const next = applyChange(bookmarks, change);
        const all = next.map(({ link }) => link);
        assert.equal(new Set(all).size, all.length);
        assert.ok(
          starredOf(next).length === Math.min(STARRED_CAP, all.length) && all.length <= MAX_BOOKMARKS,
        );
        assert.deepEqual([...starredOf(next), ...overflowOf(next)], all);
        if (change.kind === "order") {
          assert.deepEqual(
            [...all].sort(),
            bookmarks.map(({ link }) => link).sort(),
          );
        } else {
          const link = change.kind === "put" ? change.bookmark.link : change.link;
          const without = (list: readonly Bookmark[]) => links(list.filter((each) => each.link !== link));
          assert.equal(without(next), without(bookmarks));
        }
        assert.equal(refusalOf(bookmarks, change) !== null ? next : bookmarks, bookmarks);
        bookmarks = next;
      }
    }),
    { seed: 48 },
  );
});

Deno.test("reordering moves only the named bookmarks; a bookmark that the request does not name keeps its position", () => {
  const bookmarks = many(4);
  assert.equal(
    links(applyChange(bookmarks, { kind: "order", links: ["/4", "/3", "/2", "/1"] })),
    "/4 /3 /2 /1",
  );
  assert.equal(links(applyChange(bookmarks, { kind: "order", links: ["/3", "/1"] })), "/3 /2 /1 /4");
  assert.equal(links(applyChange(bookmarks, { kind: "order", links: ["/gone", "/2", "/1"] })), "/2 /1 /3 /4");
  assert.equal(refusalOf(bookmarks, { kind: "order", links: ["/gone"] }), "missing");
});

Deno.test("the list is full at a hundred; existing bookmarks can still change", () => {
  const bookmarks = many(MAX_BOOKMARKS);
  assert.equal(refusalOf(bookmarks, star("/more")), "full");
  assert.equal(applyChange(bookmarks, star("/more")), bookmarks);
  const renamed = { ...bookmark("/7"), title: "Seven" };
  assert.equal(applyChange(bookmarks, { kind: "put", bookmark: renamed })[6]?.title, "Seven");
});

Deno.test("S3.8 S7.18 an item says whether it is a screen, starred or overflow, and the list can be read back", () => {
  const bookmarks = [bookmark("/orders/all?country=DE"), { ...bookmark("/orders"), title: "Anything" }];
  const items = itemsOf(bookmarks, PAGES);
  assert.deepEqual(items[0], {
    ...bookmarks[0],
    id: "/orders/all?country=DE",
    starred: true,
    staronly: true,
  });
  assert.deepEqual(items[1], {
    ...bookmarks[1],
    ...PAGES[0],
    icon: "orders",
    starred: true,
    staronly: false,
  });
  assert.deepEqual(items.slice(2).map(({ id, starred }) => [id, starred]), [["jobs", false]]);
  assert.deepEqual(
    savedBookmarksOf(items),
    items.filter(isBookmarked).map(({ link, title, icon, color, target }) => ({
      link,
      title,
      icon,
      color,
      target,
    })),
  );
  assert.deepEqual(itemsOf(savedBookmarksOf(items), pagesOf(items)), items);
});
