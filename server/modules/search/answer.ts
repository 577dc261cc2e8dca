/** One question to global search, answered for one person. Source: spec S7.20. */
import { allows, type Person } from "../../../api/access.ts";
import { PAGES_LIMIT, type SearchAnswer, type SearchGroup } from "../../../api/search.ts";
import { type SearchPage, searchPages } from "../../../resources/search_pages.ts";
import type { AuthorizedContext } from "../../context.ts";
import { type Exact, groupOf, KINDS } from "./groups.ts";

const pagesGroup = (pages: readonly SearchPage[]): SearchGroup => ({
  groupTitle: "Pages",
  searchLimit: PAGES_LIMIT,
  data: pages.slice(0, PAGES_LIMIT).map(({ id, title, link, icon }) => ({ id, title, link, icon })),
  kind: "pages",
});

/** Every word of the text is in the title. */
function pagesWith(text: string, person: Person): readonly SearchPage[] {
  const words = text.toLowerCase().split(/\s+/);
  return searchPages(person).filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/** The one record that was named. An order and its parcel count as one, and the order is the one to see. */
function jumpOf(exact: readonly Exact[]): string | undefined {
  const links = new Map<string, string>();
  for (const { link, orderId } of exact) if (!links.has(orderId)) links.set(orderId, link);
  const [link] = links.values();
  return links.size === 1 ? link : undefined;
}

/** Without a text, the first pages alone. Kinds that found nothing are left out. */
export async function answerTo(text: string, context: AuthorizedContext): Promise<SearchAnswer> {
  const { person } = context.session;
  if (text === "") return { searchResult: [pagesGroup(searchPages(person))] };
  const groups = [pagesGroup(pagesWith(text, person))];
  const kinds = KINDS.filter(({ rule }) => allows(rule, person));
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...await kind.find(text, context) })),
  );
  groups.push(...found.map(({ kind, items }) => groupOf(kind, items)));
  const exact = found.flatMap((each): readonly Exact[] => each.exact ?? []);
  const jump = jumpOf(exact);
  return { searchResult: groups.filter(({ data }) => data.length > 0), ...(jump && { jump }) };
}
