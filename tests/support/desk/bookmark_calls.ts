/** Calls the API's two paths for bookmarks as clients do. */
import type { Bookmark, BookmarkChange, BookmarkItem, BookmarkPage } from "../../../api/desk/bookmarks.ts";
import type { ErrorExtensions } from "../../../api/errors.ts";
import type { Database } from "../../../server/db/database.ts";
import { type TestApp, testApp } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { fc } from "../property.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

export const PAGES: readonly BookmarkPage[] = [
  { id: "orders", title: "Orders", link: "/orders" },
  { id: "jobs", title: "Jobs", link: "/jobs" },
];

export const bookmark = (link: string): Bookmark => ({
  link,
  title: link,
  icon: "",
  color: "primary",
  target: "_self",
});

/** Generates any change over fourteen addresses, which are enough to exceed the limit. */
export function bookmarkChanges(): fc.Arbitrary<BookmarkChange> {
  const link = fc.integer({ min: 1, max: 14 }).map((n) => `/${n}`);
  const put = fc.record({ link, title: fc.string({ minLength: 1, maxLength: 5 }) })
    .map(({ link, title }): BookmarkChange => ({ kind: "put", bookmark: { ...bookmark(link), title } }));
  const drop = link.map((link): BookmarkChange => ({ kind: "drop", link }));
  const order = fc.uniqueArray(link).map((links): BookmarkChange => ({ kind: "order", links }));
  return fc.oneof({ weight: 4, arbitrary: put }, drop, order);
}

export interface Reply {
  readonly status: number;
  readonly items: readonly BookmarkItem[];
  /** Code of the refusal, followed by each problem. */
  readonly refusal: string;
}

export interface BookmarkScene {
  readonly db: Database;
  readonly world: World;
  readonly app: TestApp;
  read(name: Name | null): Promise<Reply>;
  update(name: Name | null, obj: unknown): Promise<Reply>;
  star(name: Name, link: string, title?: string): Promise<readonly BookmarkItem[]>;
}

async function replyOf(response: Response): Promise<Reply> {
  const { searchResult = [], errors = [] } = await response.json() as {
    searchResult?: BookmarkItem[];
    errors?: { extensions: ErrorExtensions }[];
  };
  const { code = "", problems = [] } = errors[0]?.extensions ?? {};
  const refusal = [code, ...problems.map((each) => `${each.path} ${each.code}`)].join(", ");
  return { status: response.status, items: searchResult, refusal };
}

export const inBookmarkScene = (work: (scene: BookmarkScene) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    const tokens = new Map<Name, Promise<string>>();
    const headersOf = async (name: Name | null): Promise<Record<string, string>> => {
      if (name === null) return {};
      const token = tokens.get(name) ?? world.token(name);
      tokens.set(name, token);
      return { authorization: `Bearer ${await token}` };
    };
    const update = async (name: Name | null, obj: unknown) =>
      replyOf(
        await app.send("/update/bookmarks", {
          method: "POST",
          headers: { "content-type": "application/json", ...await headersOf(name) },
          // A text is sent unchanged.
          body: typeof obj === "string" ? obj : JSON.stringify({ obj }),
        }),
      );
    await work({
      db,
      world,
      app,
      update,
      read: async (name) =>
        replyOf(await app.send("/search/bookmarks/data", { headers: await headersOf(name) })),
      star: async (name, link, title = link) => {
        const { items, refusal } = await update(name, { link, title, starred: true });
        if (refusal) throw new Error(refusal);
        return items;
      },
    });
  });
