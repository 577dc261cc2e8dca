import { Button, Input } from "@fluentui/react-components";
import { SearchRegular, StarFilled, StarRegular } from "@fluentui/react-icons";
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { isBookmarked } from "../../../../api/desk/bookmarks.ts";
import { suggestionsOf } from "../../../../machines/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import type { Bookmarks } from "./wiring.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkList } from "./bookmark_list.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";
import type { CurrentScreen } from "./use_here.ts";
import { BookmarkLink } from "./bookmark_link.tsx";
import { StarButton } from "./star_button.tsx";

interface Props {
  readonly bookmarks: Bookmarks;
  readonly items: readonly ShownBookmark[] | null;
  readonly screen: CurrentScreen;
  readonly onClose: () => void;
}

const STOPS = "[data-stop]";

export function Panel({ bookmarks, items, screen, onClose }: Props) {
  const styles = useBookmarkStyles();
  const body = useRef<HTMLDivElement>(null);
  const { typed, type } = bookmarks;
  const keepFocus = useKeptFocus(body, items);
  const stops = () => [...body.current?.querySelectorAll<HTMLElement>(STOPS) ?? []];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0 || event.altKey || event.defaultPrevented) return;
    const all = stops();
    const row = (event.target as HTMLElement).closest("li")?.querySelector<HTMLElement>(STOPS);
    const next = all[row ? all.indexOf(row) + by : by > 0 ? 0 : -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div role="presentation" className={styles.panel} onKeyDown={onKeyDown}>
      <Input
        className={styles.find}
        type="search"
        contentBefore={<SearchRegular aria-hidden />}
        placeholder={t("bookmarks.find")}
        aria-label={t("bookmarks.find")}
        value={typed}
        onChange={(_, { value }) => type(value)}
        onKeyDown={(event) => event.key === "Enter" && stops()[0]?.click()}
      />
      <StarHere screen={screen} />
      <div
        ref={body}
        className={styles.body}
        aria-busy={items === null && !bookmarks.hasFailed}
        onFocus={keepFocus}
      >
        {items
          ? typed.trim() === ""
            ? <Everything {...{ bookmarks, items, onClose }} />
            : <Found items={suggestionsOf(items, typed)} onClose={onClose} />
          : <Absent bookmarks={bookmarks} />}
      </div>
    </div>
  );
}

function StarHere({ screen: { link, isBookmarked, toggle } }: { readonly screen: CurrentScreen }) {
  const styles = useBookmarkStyles();
  if (link === null) return null;
  return (
    <Button
      className={styles.here}
      appearance="subtle"
      icon={isBookmarked ? <StarFilled className={styles.starred} /> : <StarRegular />}
      aria-pressed={isBookmarked}
      disabled={toggle === null}
      onClick={() => toggle?.(false)}
    >
      {t("bookmarks.here")}
    </Button>
  );
}

function Absent({ bookmarks: { hasFailed, retry } }: Pick<Props, "bookmarks">) {
  const styles = useBookmarkStyles();
  if (!hasFailed) return <p className={styles.message}>{t("shell.loading")}</p>;
  return (
    <div role="alert" className={styles.message}>
      {t("bookmarks.absent")} <Button size="small" onClick={retry}>{t("bookmarks.retry")}</Button>
    </div>
  );
}

interface ListProps {
  readonly items: readonly ShownBookmark[];
  readonly onClose: () => void;
}

function Found({ items, onClose }: ListProps) {
  const styles = useBookmarkStyles();
  if (items.length === 0) return <p className={styles.message} role="status">{t("bookmarks.nothing")}</p>;
  return (
    <ul className={styles.list} aria-label={t("bookmarks.found")}>
      {items.map((item) => <PageRow key={item.link} item={item} onClose={onClose} />)}
    </ul>
  );
}

function Everything({ bookmarks, items, onClose }: ListProps & Pick<Props, "bookmarks">) {
  const styles = useBookmarkStyles();
  const starred = items.filter(isBookmarked);
  const others = suggestionsOf(items.filter((item) => !isBookmarked(item)), "");
  return (
    <>
      <BookmarkList bookmarks={starred} onClose={onClose} change={bookmarks.change} />
      {others.length > 0 && (
        <section aria-label={t("bookmarks.pages")}>
          <h2 className={styles.heading}>{t("bookmarks.pages")}</h2>
          <ul className={styles.list}>
            {others.map((item) => <PageRow key={item.link} item={item} onClose={onClose} />)}
          </ul>
        </section>
      )}
    </>
  );
}

interface PageRowProps {
  readonly item: ShownBookmark;
  readonly onClose: () => void;
}

function PageRow({ item, onClose }: PageRowProps) {
  const styles = useBookmarkStyles();
  return (
    <li className={styles.row} data-link={item.link}>
      <BookmarkLink item={item} onFollow={onClose} />
      <StarButton item={item} />
    </li>
  );
}

const PARTS = ["[data-stop]", "[aria-pressed]", "[aria-haspopup]"];

interface Focused {
  readonly link: string;
  readonly part: string;
  /** Index of the row, from 0. */
  readonly at: number;
}

const rowsIn = (body: HTMLElement | null) => [...body?.querySelectorAll<HTMLElement>("[data-link]") ?? []];

/** Keeps the focus on a row that is starred or moved, although its element is replaced. */
function useKeptFocus(body: RefObject<HTMLElement | null>, items: readonly ShownBookmark[] | null) {
  const last = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (last.current === null || activeElement && activeElement !== document.body) return;
    const { link, part, at } = last.current;
    const rows = rowsIn(body.current);
    const row = rows.find((each) => each.dataset["link"] === link) ?? rows[Math.min(at, rows.length - 1)];
    row?.querySelector<HTMLElement>(part)?.focus();
  }, [body, items]);
  return ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>("[data-link]");
    const part = PARTS.find((each) => target.matches(each));
    last.current = row && part
      ? { link: row.dataset["link"] ?? "", part, at: rowsIn(body.current).indexOf(row) }
      : null;
  };
}
