/** Shows the chart as a tree, for the keyboard, screen readers and narrow screens. */
import { mergeClasses } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Chart } from "../../../api/flows/chart.ts";
import type { Names } from "../../../api/flows/names.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { direction, t } from "../../lib/i18n.ts";
import { isSame, type Selection } from "./selection.ts";
import { keyOf, rowsOf, type TreeRow } from "./tree.ts";
import { TreeWords } from "./tree_words.tsx";
import { useTreeStyles } from "./tree.styles.ts";

interface Props {
  readonly chart: Chart;
  readonly names: Names;
  readonly title: string;
  readonly lit?: readonly string[];
  readonly hits?: ReadonlySet<string>;
  readonly counts?: ReadonlyMap<string, string>;
  readonly selected: Selection | null;
  readonly onSelect: (selection: Selection) => void;
}

export function ChartTree(props: Props) {
  const { chart, names, title, lit = [], hits, counts, selected, onSelect } = props;
  const styles = useTreeStyles();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(chart, closed);
  const [at, setAt] = useState<string | null>(null);
  const current = rows.find((row) => keyOf(row) === at) ?? rows.find((row) => isSame(row, selected)) ??
    rows[0];
  const place = useRef<HTMLDivElement>(null);
  const isWalking = useRef(false);
  const currentKey = current ? keyOf(current) : "";

  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    place.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  }, [currentKey]);

  const walk = (row: TreeRow | undefined) => {
    if (!row) return;
    isWalking.current = true;
    setAt(keyOf(row));
  };
  const fold = (row: TreeRow, isClosed: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (isClosed) next.add(keyOf(row));
      else next.delete(keyOf(row));
      return next;
    });

  function onKeyDown(event: KeyboardEvent): void {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = rows.indexOf(current);
    const [inward, outward] = direction.value === "rtl"
      ? ["ArrowLeft", "ArrowRight"]
      : ["ArrowRight", "ArrowLeft"];
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walk(rows[index + 1]),
      ArrowUp: () => walk(rows[index - 1]),
      Home: () => walk(rows[0]),
      End: () => walk(rows.at(-1)),
      Enter: () => onSelect({ kind: current.kind, id: current.id }),
      " ": () => onSelect({ kind: current.kind, id: current.id }),
      [inward!]: () => current.hasInner && !current.isOpen ? fold(current, false) : walk(rows[index + 1]),
      [outward!]: () =>
        current.isOpen ? fold(current, true) : walk(rows.find((row) => keyOf(row) === current.above)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div
      ref={place}
      className={styles.tree}
      role="tree"
      aria-label={t("charts.tree", { title })}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div
          key={keyOf(row)}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.size}
          aria-selected={isSame(row, selected)}
          {...(row.hasInner && { "aria-expanded": row.isOpen })}
          tabIndex={row === current ? 0 : -1}
          data-stop
          className={mergeClasses(
            styles.row,
            isSame(row, selected) && styles.selected,
            hits?.has(row.id) && styles.hit,
          )}
          style={{ paddingInlineStart: `${(row.level - 1) * 20 + 4}px` }}
          onClick={() => {
            setAt(keyOf(row));
            onSelect({ kind: row.kind, id: row.id });
          }}
        >
          <span
            className={styles.fold}
            aria-hidden
            onClick={(event) => {
              if (!row.hasInner) return;
              event.stopPropagation();
              fold(row, row.isOpen);
            }}
          >
            {row.hasInner && (row.isOpen ? <ChevronDownRegular /> : (
              <MirroredIcon>
                <ChevronRightRegular />
              </MirroredIcon>
            ))}
          </span>
          <TreeWords
            row={row}
            chart={chart}
            names={names}
            isLit={row.kind === "state" && lit.includes(row.id)}
            count={counts?.get(row.id)}
          />
        </div>
      ))}
    </div>
  );
}
