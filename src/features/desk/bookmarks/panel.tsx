/** What hangs below the bookmarks button: the star of this page, what one looks for, or all there is. */
import { Button, Input } from "@fluentui/react-components";
import { SearchRegular, StarFilled, StarRegular } from "@fluentui/react-icons";
import { type KeyboardEvent, useRef } from "react";
import { isBookmarked } from "../../../../api/desk/bookmarks.ts";
import { suggestionsOf } from "../../../../machines/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import type { Bookmarks } from "./wiring.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkList } from "./bookmark_list.tsx";
import { PageRow } from "./page_row.tsx";
import type { ShownBookmark } from "./shown.ts";
import type { Here } from "./use_here.ts";
import { useKeptFocus } from "./use_kept_focus.ts";

interface Props {
  readonly bookmarks: Bookmarks;
  readonly items: readonly ShownBookmark[] | null;
  readonly here: Here;
  readonly onClose: () => void;
}

/** Where the arrows stop: the links of the rows, from top to bottom. */
const STOPS = "[data-stop]";

export function Panel({ bookmarks, items, here, onClose }: Props) {
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
      <StarHere here={here} />
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

function StarHere({ here: { link, isBookmarked, toggle } }: { readonly here: Here }) {
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
  if (!hasFailed) return <p className={styles.said}>{t("shell.loading")}</p>;
  return (
    <div role="alert" className={styles.said}>
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
  if (items.length === 0) return <p className={styles.said} role="status">{t("bookmarks.nothing")}</p>;
  return (
    <ul className={styles.list} aria-label={t("bookmarks.found")}>
      {items.map((item) => <PageRow key={item.link} item={item} onClose={onClose} />)}
    </ul>
  );
}

function Everything({ bookmarks, items, onClose }: ListProps & Pick<Props, "bookmarks">) {
  const styles = useBookmarkStyles();
  const kept = items.filter(isBookmarked);
  const others = suggestionsOf(items.filter((item) => !isBookmarked(item)), "");
  return (
    <>
      <BookmarkList {...{ kept, onClose }} change={bookmarks.change} />
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
