/**
 * `GET {api}/search/bookmarks/data` and `POST {api}/update/bookmarks {obj}`. Source: docs/requirements.md S7.18, S7.19.
 */
import { isSignedIn, type Person } from "../../../../api/access.ts";
import {
  applyChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkPage,
  itemsOf,
} from "../../../../api/desk/bookmarks.ts";
import { visibleMenu } from "../../../../resources/menu.ts";
import { pageTitle } from "../../../../resources/pages.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { readJson } from "../../../http/request.ts";
import { runOnce } from "../../../mutate.ts";
import { changeIn } from "./read.ts";
import { BOOKMARKS, bookmarksOf, keepBookmarks } from "./store.ts";

const UPDATE = "update.bookmarks";

const pagesFor = (person: Person): readonly BookmarkPage[] =>
  visibleMenu(person).flatMap(({ items }) => items)
    .map(({ id, path }) => ({ id, title: pageTitle(id), link: path }));

const answer = (bookmarks: readonly Bookmark[], pages: readonly BookmarkPage[]) => ({
  searchResult: itemsOf(bookmarks, pages),
});

async function list(_request: Request, { db, session: { person } }: AuthorizedContext): Promise<Response> {
  return Response.json(answer(await bookmarksOf(db.read, person), pagesFor(person)));
}

async function update(request: Request, context: AuthorizedContext): Promise<Response> {
  const { obj } = await readJson(request, context, context.settings.limits.bodyBytes);
  const { person } = context.session;
  const pages = pagesFor(person);
  return Response.json(
    await runOnce(UPDATE, { obj }, context, async (tx) => {
      const before = await bookmarksOf(tx, person);
      const change = changeIn(obj, before, pages);
      const after = applyChange(before, change);
      const audit = entriesOf(change, before, after, person);
      if (audit.length > 0) await keepBookmarks(tx, person, after, context.now());
      return { result: answer(after, pages), audit };
    }),
  );
}

function entriesOf(
  { kind }: BookmarkChange,
  before: readonly Bookmark[],
  after: readonly Bookmark[],
  { _id }: Person,
): readonly AuditEntry[] {
  const changes = describeChanges(before, after);
  if (changes.length === 0) return [];
  const live = { entity: BOOKMARKS, sellerId: null, ids: [_id], userId: _id };
  return [{ entity: BOOKMARKS, entityId: _id, sellerId: null, action: `bookmarks.${kind}`, changes, live }];
}

/** Returns the changed bookmarks for the audit, and the sequence if it changed and their number did not. */
function describeChanges(before: readonly Bookmark[], after: readonly Bookmark[]): AuditEntry["changes"] {
  const textOf = (list: readonly Bookmark[], link: string) => {
    const found = list.find((each) => each.link === link);
    if (!found) return "";
    return `${found.title} (${[found.color, found.target, ...found.id ? [found.id] : []].join(", ")})`;
  };
  const links = [...new Set([...before, ...after].map(({ link }) => link))];
  const texts = links.map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }));
  const orders = [before, after].map((list) => list.map(({ link }) => link).join(" ")) as [string, string];
  const isMoved = before.length === after.length && orders[0] !== orders[1];
  return [
    ...texts.filter((each) => each.before !== each.after),
    ...isMoved ? [{ field: "order", before: orders[0], after: orders[1] }] : [],
  ];
}

export const bookmarks: Module = {
  audiences: { [BOOKMARKS]: { rule: isSignedIn } },
  routes: [
    { method: "GET", path: "/search/bookmarks/data", rule: isSignedIn, handle: list },
    { method: "POST", path: "/update/bookmarks", rule: isSignedIn, handle: update },
  ],
};
