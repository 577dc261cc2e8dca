import { allows } from "../../../../api/access.ts";
import { PAGES_LIMIT, type SearchAnswer, type SearchKind } from "../../../../api/desk/search.ts";
import { ACTIONS_PREFIX, type Option, type OptionGroup } from "../../../../machines/desk/search.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { visibleMenu } from "../../../../resources/menu.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { lists, pages as screens, unlistedPages } from "../../../../resources/generated/heads.ts";
import { searchPages } from "../../../../resources/desk/search_pages.ts";
import { commands } from "../../../lib/commands.ts";
import { noticeSubject } from "../notifications/notice_texts.ts";
import { jobTitle } from "../jobs/words.ts";
import { hasWords, inEnglish, type Key, t } from "../../../lib/i18n.ts";
import { reachable, type Shortcut, shortcuts } from "../../../lib/keys.ts";
import { rankMatches } from "./score.ts";
import { QUIET_SCREENS } from "./screens.ts";

export type ResultKind = SearchKind | "recent" | "actions";

export interface Result extends Option {
  readonly kind: ResultKind;
  readonly title: string;
  readonly link: string;
  readonly icon: string;
  readonly subtitle?: string;
  readonly code?: string;
  readonly status?: string;
  readonly press?: string;
  readonly run?: () => void;
}

export interface ResultGroup extends OptionGroup {
  readonly kind: ResultKind;
  readonly options: readonly Result[];
}

/** Maximum number of actions beside other results. A text after `ACTIONS_PREFIX` finds all. */
const ACTIONS_LIMIT = 5;

interface Page extends Result {
  /** Titles in the person's language and in English. */
  readonly texts: readonly string[];
}

const pageKey = (id: string): Key =>
  hasWords(`search.page.${id}`) ? `search.page.${id}` as Key : `menu.${id}`;

const pageCalled = (key: Key, link: string, icon: string): Page => ({
  key: `page:${link}`,
  kind: "pages",
  title: t(key),
  link,
  icon,
  texts: [t(key), inEnglish(key)],
});

const pageOf = (id: string, link: string, icon: string): Page => pageCalled(pageKey(id), link, icon);

function onceEach(all: readonly Page[]): readonly Page[] {
  const known = new Set<string>();
  return all.filter(({ link }) => known.size < known.add(link).size);
}

/** Pages that are offered before anything is typed. Source: docs/requirements.md S2.45. */
const offeredPages = (person: Me | null): readonly Page[] =>
  onceEach([
    ...searchPages(person).map(({ id, link, icon }) => pageOf(id, link, icon)),
    ...visibleMenu(person).flatMap(({ items }) => items).map(({ id, path }) => pageOf(id, path, id)),
  ]);

const pagesFor = (person: Me | null): readonly Page[] =>
  onceEach([...offeredPages(person), ...apartFor(person)]);

/** Returns screens outside the menu; none if nobody is signed in. */
function apartFor(person: Me | null): readonly Page[] {
  if (!person) return [];
  const apart = [...screens, ...lists].filter(({ isApart, rule }) => isApart && allows(rule, person))
    .map(({ id, path }) => pageOf(id, path, id));
  const quiet = unlistedPages.filter(({ rule }) => allows(rule, person)).flatMap(({ path }) => {
    const screen = QUIET_SCREENS[path];
    return screen ? [pageCalled(screen.title, `${path}${screen.query ?? ""}`, screen.icon)] : [];
  });
  return [...apart, ...quiet];
}

/** Turns a page beyond the limit of its group into an action that opens it. Source: docs/requirements.md S9.7. */
const openingOf = (page: Page): Page => ({
  ...page,
  key: `action:${page.link}`,
  kind: "actions",
  title: t("search.open", { page: page.title }),
});

function makingFor(person: Me | null): readonly Page[] {
  const seen = new Set<string>();
  return resources.flatMap(({ id, primary, second }) => [
    { key: `list.second.${id}` as Key, way: second },
    { key: `list.primary.${id}` as Key, way: primary },
  ]).flatMap(({ key, way }) =>
    way && allows(way.rule, person) && seen.size < seen.add(way.path).size
      ? [
        {
          key: `action:${way.path}`,
          kind: "actions",
          title: t(key),
          link: way.path,
          icon: "add",
          texts: [t(key), inEnglish(key)],
        } as const,
      ]
      : []
  );
}

/** Returns possible actions: the screen's own, those that create records, visible buttons, then the app's. */
function actionsFor(person: Me | null): readonly Page[] {
  const actions = commands().map(({ id, title, run }): Page => ({
    key: `action:${id}`,
    kind: "actions",
    title,
    link: "",
    icon: "action",
    run,
    texts: [title],
  }));
  const works = reachable(shortcuts.value).filter(({ isCommand }) => isCommand);
  const keyed = (each: Shortcut): Page => ({
    key: `key:${each.key}`,
    kind: "actions",
    title: t(each.label),
    link: "",
    icon: "action",
    press: each.key,
    run: each.action,
    texts: [t(each.label), inEnglish(each.label)],
  });
  const ofScreen = works.filter(({ scope }) => scope !== "app").map(keyed);
  const ofApp = works.filter(({ scope }) => scope === "app").map(keyed);
  const registered = [...actions, ...ofScreen, ...makingFor(person), ...ofApp];
  const titles = new Set(registered.map(({ title }) => title));
  const others = screenActions().filter(({ title }) => !titles.has(title)).map(({ title, run }): Page => ({
    key: `screen:${title}`,
    kind: "actions",
    title,
    link: "",
    icon: "action",
    run,
    texts: [title],
  }));
  return [...actions, ...ofScreen, ...makingFor(person), ...others, ...ofApp];
}

function leadingElsewhere(all: readonly Page[], known: readonly Page[]): readonly Page[] {
  const links = new Set(known.map(({ link }) => link));
  return all.filter(({ link }) => !links.has(link));
}

const groupOf = (kind: ResultKind, options: readonly Result[]): ResultGroup[] =>
  options.length > 0 ? [{ kind, options }] : [];
const textsOf = ({ texts }: Page) => texts;

export function localResults(
  text: string,
  person: Me | null,
  recent: readonly Result[],
): readonly ResultGroup[] {
  const typed = text.trim();
  const actions = actionsFor(person);
  const pages = pagesFor(person);
  const withPages = (
    some: readonly Page[],
  ) => [...actions, ...leadingElsewhere(some, actions).map(openingOf)];
  if (text.startsWith(ACTIONS_PREFIX)) {
    return groupOf("actions", rankMatches(withPages(pages), textsOf, typed.slice(ACTIONS_PREFIX.length)));
  }
  if (typed === "") {
    return [
      ...groupOf("recent", recent),
      ...groupOf("actions", actions.slice(0, ACTIONS_LIMIT)),
      ...groupOf("pages", offeredPages(person).slice(0, PAGES_LIMIT)),
    ];
  }
  const found = rankMatches(pages, textsOf, typed);
  const shown = found.slice(0, PAGES_LIMIT);
  // Drops actions that lead to a shown page.
  const others = leadingElsewhere(withPages(found.slice(PAGES_LIMIT)), shown);
  return [
    ...groupOf("pages", shown),
    ...groupOf("actions", rankMatches(others, textsOf, typed).slice(0, ACTIONS_LIMIT)),
  ];
}

/** Pages in the server's answer are ignored: the client has them in the person's language. */
export function serverResults({ searchResult }: SearchAnswer): readonly ResultGroup[] {
  return searchResult.flatMap(({ kind, data }): ResultGroup[] => {
    if (!kind || kind === "pages") return [];
    const options = data.map(({ replaced, job, words, ...item }): Result => ({
      ...item,
      title: noticeSubject(words, item.title),
      ...job && { title: jobTitle({ ...job, title: item.title }) },
      ...replaced && {
        subtitle: `${t("search.replaces", { ticket: replaced })} · ${item.subtitle ?? ""}`,
      },
      key: `${kind}:${item.id}`,
      kind,
      isText: item.link === "",
    }));
    return groupOf(kind, options);
  });
}

export function jumpTarget(answer: SearchAnswer, groups: readonly ResultGroup[]): Result | null {
  const { jump: link } = answer;
  if (!link) return null;
  const found = groups.flatMap(({ options }) => options).find((each) => each.link === link);
  return found ?? { key: `jump:${link}`, kind: "orders", title: "", link, icon: "orders" };
}

interface ScreenAction {
  readonly title: string;
  readonly run: () => void;
}

const BUTTONS = "main :is(button, [role=tab], a.fui-Button)";
/** Elements whose buttons are no actions: buttons in rows share names, and navigation is easy to see. */
const LEFT_OUT = "[role=row], [role=listbox], tr, li, nav, [data-row]";
const UNUSABLE = ":disabled, [aria-disabled=true], [aria-selected=true], [role=combobox]";

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** Excludes only invisible elements, not inert ones: the open search makes the whole screen inert. */
const isDrawn = (element: HTMLElement): boolean =>
  element.closest("[hidden]") === null && (element.checkVisibility?.() ?? true);

const buttonsHere = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter((element) =>
    !element.matches(UNUSABLE) && element.closest(LEFT_OUT) === null && isDrawn(element)
  );

/** Skips names that several buttons share. */
function screenActions(): readonly ScreenAction[] {
  const named = Map.groupBy(buttonsHere(), nameOf);
  return [...named].flatMap(([title, all]) =>
    title !== "" && all.length === 1 ? [{ title, run: presser(title) }] : []
  );
}

/** Looks the button up again, since the screen may have been redrawn. */
const presser = (title: string) => () => buttonsHere().find((each) => nameOf(each) === title)?.click();
