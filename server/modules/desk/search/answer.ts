/** Answers global search. Source: docs/requirements.md S7.20. */
import { allows, type Person } from "../../../../api/access.ts";
import { type BookmarkItem, itemsOf } from "../../../../api/desk/bookmarks.ts";
import {
  type FoundItem,
  PAGES_LIMIT,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchItem,
} from "../../../../api/desk/search.ts";
import { type SearchPage, searchPages } from "../../../../resources/desk/search_pages.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { bookmarksOf } from "../bookmarks/store.ts";
import { allSearchables } from "../../../registry.ts";
import type { NamedRecord, Searchable } from "../../../search/searchable.ts";
import { type FoundGroup, groupOf } from "./groups.ts";

const pagesGroup = (pages: readonly SearchPage[]): FoundGroup => ({
  groupTitle: "Pages",
  searchLimit: PAGES_LIMIT,
  data: pages.slice(0, PAGES_LIMIT).map(({ id, title, link, icon }) => ({ id, title, link, icon })),
  kind: "pages",
});

function pagesWith(text: string, person: Person): readonly SearchPage[] {
  const words = text.toLowerCase().split(/\s+/);
  return searchPages(person).filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/** Returns the link if the text names exactly one record. An order and its package count as one. */
function jumpOf(exact: readonly NamedRecord[]): string | undefined {
  const links = new Map<string, string>();
  for (const { link, orderId } of exact) if (!links.has(orderId)) links.set(orderId, link);
  const [link] = links.values();
  return links.size === 1 ? link : undefined;
}

async function addBookmarks(groups: readonly FoundGroup[], { db, session }: AuthorizedContext) {
  const bookmarks = itemsOf(await bookmarksOf(db.read, session.person), []);
  const byLink = new Map(bookmarks.map((each) => [each.link, each]));
  return groups.map(({ data, ...group }) => ({ ...group, data: data.map((item) => itemOf(item, byLink)) }));
}

function itemOf(item: FoundItem, bookmarks: ReadonlyMap<string, BookmarkItem>): SearchItem {
  const { color, starred, target } = bookmarks.get(item.link) ?? NO_BOOKMARK;
  return { ...item, color, starred, staronly: false, target };
}

const NO_BOOKMARK = { color: "primary", starred: false, target: "_self" } as const;

const kindsFor = (person: Person): readonly Searchable[] =>
  allSearchables().filter(({ rule }) => allows(rule, person))
    .toSorted((one, other) => SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind));

/** Returns results by kind, without empty kinds; for an empty text, the first screens. */
export async function answerTo(text: string, context: AuthorizedContext): Promise<SearchAnswer> {
  const { person } = context.session;
  if (text === "") return { searchResult: await addBookmarks([pagesGroup(searchPages(person))], context) };
  const groups = [pagesGroup(pagesWith(text, person))];
  const kinds = kindsFor(person);
  const seen = new Set(kinds.map(({ kind }) => kind));
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...await kind.find(text, context, seen) })),
  );
  groups.push(...found.map(({ kind, items }) => groupOf(kind, items)));
  const exact = found.flatMap((each): readonly NamedRecord[] => each.exact ?? []);
  const jump = jumpOf(exact);
  const searchResult = await addBookmarks(groups.filter(({ data }) => data.length > 0), context);
  return { searchResult, ...(jump && { jump }) };
}
