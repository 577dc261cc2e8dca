/** Finds the visible cells, so that only a few hundred are drawn of 500 rows by 100 columns. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { Place } from "../../../machines/grid_places.ts";
import {
  isGap,
  type Piece,
  piecesOf,
  scrollFor,
  startsOf,
  type Stretch,
  stretchBetween,
} from "./visible_parts.ts";

/** Height of a row; the cell's style sets the same height. */
const ROW_PX = 32;
/** Assumed size of the window before the first layout. */
const GUESS_PX = { width: 960, height: 640 } as const;

interface Shown {
  readonly rows: Stretch;
  readonly columns: Stretch;
}

export interface VisibleParts {
  readonly rows: readonly Piece[];
  readonly columns: readonly Piece[];
  /** Scrolls a cell into view, no further than needed. */
  readonly reveal: (place: Place) => void;
}

interface Sheet {
  readonly rowCount: number;
  readonly widthsPx: readonly number[];
  /** The focused cell, which is always drawn. */
  readonly at: Place;
}

const isSame = (one: Stretch, other: Stretch) => one.first === other.first && one.last === other.last;
/** Returns the distance scrolled; offsets are negative on a right-to-left page. */
const scrolledPx = (box: HTMLElement) => Math.abs(box.scrollLeft);

/** Returns the earlier array if the pieces are equal, so that rows are not redrawn. */
function useSame(pieces: readonly Piece[]): readonly Piece[] {
  const layoutKey = pieces.map((each) => isGap(each) ? `${each.from}+${each.sizePx}` : each).join();
  return useMemo(() => pieces, [layoutKey]);
}

/** @param box the scroll container, whose head and first column are sticky */
export function useVisibleParts(
  box: RefObject<HTMLElement | null>,
  { rowCount, widthsPx, at }: Sheet,
): VisibleParts {
  const rowStarts = useMemo(() => startsOf(Array.from({ length: rowCount }, () => ROW_PX)), [rowCount]);
  const widths = widthsPx.join();
  const columnStarts = useMemo(() => startsOf(widthsPx), [widths]);
  const measure = useCallback((): Shown => {
    const { scrollTop = 0, clientHeight = 0, clientWidth = 0 } = box.current ?? {};
    const left = box.current ? scrolledPx(box.current) : 0;
    return {
      rows: stretchBetween(rowStarts, scrollTop, scrollTop + (clientHeight || GUESS_PX.height)),
      columns: stretchBetween(columnStarts, left, left + (clientWidth || GUESS_PX.width)),
    };
  }, [box, rowStarts, columnStarts]);
  const [sight, setSight] = useState(measure);
  useLayoutEffect(() => {
    const element = box.current;
    const follow = () =>
      setSight((before) => {
        const now = measure();
        return isSame(before.rows, now.rows) && isSame(before.columns, now.columns) ? before : now;
      });
    follow();
    element?.addEventListener("scroll", follow, { passive: true });
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(follow) : null;
    if (element) observer?.observe(element);
    return () => {
      element?.removeEventListener("scroll", follow);
      observer?.disconnect();
    };
  }, [box, measure]);
  const reveal = useCallback(({ row, column }: Place) => {
    const element = box.current;
    // Without layout the box cannot be scrolled.
    if (!element?.clientHeight) return;
    const headPx = element.querySelector("thead")?.offsetHeight ?? 0;
    const firstPx = columnStarts[1] ?? 0;
    const top = scrollFor(rowStarts, row, {
      fromPx: element.scrollTop,
      roomPx: element.clientHeight - headPx,
    });
    const left = column === 0 ? null : scrollFor(columnStarts, column, {
      fromPx: scrolledPx(element) + firstPx,
      roomPx: element.clientWidth - firstPx,
    });
    if (top !== null) element.scrollTop = top;
    if (left !== null) {
      element.scrollLeft = (left - firstPx) * (getComputedStyle(element).direction === "rtl" ? -1 : 1);
    }
    if (top !== null || left !== null) setSight(measure());
  }, [box, measure, rowStarts, columnStarts]);
  return {
    rows: useSame(piecesOf(rowStarts, sight.rows, [at.row])),
    columns: useSame(piecesOf(columnStarts, sight.columns, [0, at.column])),
    reveal,
  };
}
