import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import {
  ChevronLeft16Regular,
  ChevronRight16Regular,
  type FluentIcon,
  Next16Regular,
  Previous16Regular,
} from "@fluentui/react-icons";
import { memo, useState } from "react";
import { MAX_PAGED_ROWS, PAGE_SIZES } from "../../../../api/constants.ts";
import type { Count } from "../../../../machines/rows.ts";
import { MirroredIcon } from "../../../parts/mirrored_icon.tsx";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { countText } from "../count_text.ts";
import { usePagerStyles } from "./pager.styles.ts";

export interface PagerProps {
  readonly page: number;
  readonly perPage: number;
  readonly shown: number;
  readonly count: Count | null;
  readonly onPage: (page: number) => void;
  readonly onPerPage: (perPage: number) => void;
  readonly words?: string;
}

/** Makes an icon once, because React skips an element that it has already drawn. */
const pointing = (Icon: FluentIcon) => (
  <MirroredIcon>
    <Icon />
  </MirroredIcon>
);
const ICONS = {
  first: pointing(Previous16Regular),
  previous: pointing(ChevronLeft16Regular),
  next: pointing(ChevronRight16Regular),
  last: pointing(Next16Regular),
} as const;

/** In a narrow list the buttons for the first and last page are hidden first, then the page size, then the end of the count. */
const useStyles = makeStyles({
  ends: { "@container list (max-width: 420px)": { display: "none" } },
  size: { "@container list (max-width: 359px)": { display: "none" } },
  range: { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
});

/** Returns the number of the last page; null while the count is unknown. */
export function lastPage(count: Count | null, perPage: number): number | null {
  const reach = Math.floor(MAX_PAGED_ROWS / perPage);
  if (!count) return null;
  return count.capped ? reach : Math.min(reach, Math.max(1, Math.ceil(count.count / perPage)));
}

/**
 * Returns the numbers of the first and last row, which never exceed an exact count.
 * @param shown number of rows of the page that still match
 * @returns null if there are no rows
 */
export function rangeOf(page: number, perPage: number, shown: number, count: Count | null) {
  const from = (page - 1) * perPage + 1;
  const most = count && !count.capped ? count.count : Infinity;
  const until = Math.min(from + shown - 1, most);
  return until < from ? null : { from, until };
}

/** The parts of the pager; memoized, so that only another page or count redraws them, not other rows. */
export const PagerParts = memo(function PagerParts(props: PagerProps) {
  const { page, perPage, shown, count, onPage, onPerPage } = props;
  const styles = usePagerStyles();
  const narrow = useStyles();
  const last = lastPage(count, perPage);
  const range = rangeOf(page, perPage, shown, count);
  const words = range && { from: numberText(range.from), to: numberText(range.until) };
  const hasNext = last === null ? shown === perPage : page < last;
  const isExact = count !== null && !count.capped;
  return (
    <>
      <bdi className={narrow.range}>
        {words &&
          (count ? t("list.range", { ...words, total: countText(count) }) : t("list.rangeAlone", words))}
      </bdi>
      <label className={mergeClasses(styles.size, narrow.size)}>
        <span>{t("list.perPage")}</span>
        <select
          className={styles.field}
          value={perPage}
          aria-label={t("list.perPage")}
          onChange={(event) => onPerPage(Number(event.target.value))}
        >
          {PAGE_SIZES.map((size) => <option key={size} value={size}>{size}</option>)}
        </select>
      </label>
      <div className={styles.end}>
        <Turn
          icon="first"
          words={t("list.first")}
          to={page > 1 ? 1 : null}
          onPage={onPage}
        />
        <Turn
          icon="previous"
          words={t("list.previous")}
          to={page > 1 ? page - 1 : null}
          onPage={onPage}
        />
        <span className={styles.page}>
          <PageInput key={page} page={page} last={last} onPage={onPage} />
          {isExact && last !== null && t("list.pageOf", { pages: numberText(last) })}
        </span>
        <Turn
          icon="next"
          words={t("list.next")}
          to={hasNext ? page + 1 : null}
          onPage={onPage}
        />
        <Turn
          icon="last"
          words={t("list.last")}
          to={isExact && last !== null && page < last ? last : null}
          onPage={onPage}
        />
      </div>
    </>
  );
});

interface TurnProps {
  readonly words: string;
  readonly icon: keyof typeof ICONS;
  /** Number of the page; null if there is no such page. */
  readonly to: number | null;
  readonly onPage: (page: number) => void;
}

const Turn = memo(function Turn({ words, icon, to, onPage }: TurnProps) {
  const narrow = useStyles();
  return (
    <Button
      {...(icon === "first" || icon === "last") && { className: narrow.ends }}
      appearance="subtle"
      size="small"
      icon={ICONS[icon]}
      title={words}
      aria-label={words}
      disabled={to === null}
      onClick={() => to !== null && onPage(to)}
    />
  );
});

interface InputProps {
  readonly page: number;
  readonly last: number | null;
  readonly onPage: (page: number) => void;
}

function PageInput({ page, last, onPage }: InputProps) {
  const styles = usePagerStyles();
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Math.trunc(Number(typed));
    const next = Math.min(Math.max(1, wanted || page), last ?? Number.MAX_SAFE_INTEGER);
    setTyped(String(next));
    if (next !== page) onPage(next);
  };
  return (
    <input
      className={mergeClasses(styles.field, styles.number)}
      value={typed}
      inputMode="numeric"
      aria-label={t("list.page")}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === "Enter" && go()}
    />
  );
}
