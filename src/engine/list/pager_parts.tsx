/** What stands in the footer: which rows these are, how many to a page, and the other pages. */
import { Button, mergeClasses } from "@fluentui/react-components";
import {
  ChevronLeft16Regular,
  ChevronRight16Regular,
  Next16Regular,
  Previous16Regular,
} from "@fluentui/react-icons";
import { useState } from "react";
import { MAX_PAGE_REACH, PAGE_SIZES } from "../../../api/constants.ts";
import type { Count } from "../../../machines/rows.ts";
import { Directed } from "../../parts/directed.tsx";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { countText } from "./count_text.ts";
import { usePagerStyles } from "./pager.styles.ts";

export interface PagerProps {
  readonly page: number;
  readonly perPage: number;
  /** Rows of this page. */
  readonly shown: number;
  /** Null while unknown. */
  readonly count: Count | null;
  readonly onPage: (page: number) => void;
  readonly onPerPage: (perPage: number) => void;
}

/** The last page that may be asked for; null while the count is unknown. */
export function lastPage(count: Count | null, perPage: number): number | null {
  const reach = Math.floor(MAX_PAGE_REACH / perPage);
  if (!count) return null;
  return count.capped ? reach : Math.min(reach, Math.max(1, Math.ceil(count.count / perPage)));
}

export function PagerParts({ page, perPage, shown, count, onPage, onPerPage }: PagerProps) {
  const styles = usePagerStyles();
  const last = lastPage(count, perPage);
  const from = (page - 1) * perPage + 1;
  const [first, until] = [numberText(from), numberText(from + shown - 1)];
  const hasNext = last === null ? shown === perPage : page < last;
  const isExact = count !== null && !count.capped;
  return (
    <>
      <bdi>
        {shown > 0 && (count
          ? t("list.range", { from: first, to: until, total: countText(count) })
          : t("list.rangeAlone", { from: first, to: until }))}
      </bdi>
      <label className={styles.size}>
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
          words={t("list.first")}
          icon={
            <Directed>
              <Previous16Regular />
            </Directed>
          }
          to={page > 1 ? 1 : null}
          onPage={onPage}
        />
        <Turn
          words={t("list.previous")}
          icon={
            <Directed>
              <ChevronLeft16Regular />
            </Directed>
          }
          to={page > 1 ? page - 1 : null}
          onPage={onPage}
        />
        <span className={styles.page}>
          <PageInput key={page} page={page} last={last} onPage={onPage} />
          {isExact && last !== null && t("list.pageOf", { pages: numberText(last) })}
        </span>
        <Turn
          words={t("list.next")}
          icon={
            <Directed>
              <ChevronRight16Regular />
            </Directed>
          }
          to={hasNext ? page + 1 : null}
          onPage={onPage}
        />
        <Turn
          words={t("list.last")}
          icon={
            <Directed>
              <Next16Regular />
            </Directed>
          }
          to={isExact && last !== null && page < last ? last : null}
          onPage={onPage}
        />
      </div>
    </>
  );
}

interface TurnProps {
  readonly words: string;
  readonly icon: React.JSX.Element;
  /** Null where there is no such page. */
  readonly to: number | null;
  readonly onPage: (page: number) => void;
}

function Turn({ words, icon, to, onPage }: TurnProps) {
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={<span style={{ display: "inline-flex" }}>{icon}</span>}
      title={words}
      aria-label={words}
      disabled={to === null}
      onClick={() => to !== null && onPage(to)}
    />
  );
}

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
