/** Draws only the visible rows of a long table, and all of them on paper. */
import { useSelector } from "@xstate/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Row } from "../../../../machines/rows.ts";
import type { SelectionActor } from "../wiring.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly draw: (row: Row, at: number) => ReactNode;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly selection: SelectionActor;
  readonly rowHeightPx: number;
  readonly span: number;
}

/** Number of rows that are drawn beyond each edge, so that the keyboard can move to them. */
const OVERSCAN_ROWS = 12;

/** Returns true while the page is printed. The rows are drawn within the event, because the browser does not wait for more. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    // Capturing it draws the rows before src/app/shell/print_columns.ts copies them.
    addEventListener("beforeprint", begin, { capture: true });
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin, { capture: true });
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinted;
}

export default function VirtualRows({ rows, draw, scroller, selection, rowHeightPx, span }: Props) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => rows[index]?._id ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 1200, height: 800 },
  });
  const isPrinted = useIsPrinted();
  const cursor = useSelector(selection, ({ context }) => context.cursor);
  const cursorAt = rows.findIndex((row) => row._id === cursor);
  useEffect(() => {
    if (cursorAt >= 0) virtual.scrollToIndex(cursorAt);
  }, [virtual, cursorAt]);
  if (isPrinted) return <tbody>{rows.map((row, at) => draw(row, at))}</tbody>;
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {before > 0 && <Space height={before} span={span} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return row && draw(row, index);
      })}
      {after > 0 && <Space height={after} span={span} />}
    </tbody>
  );
}

const Space = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden>
    <td colSpan={span} style={{ height, padding: 0 }} />
  </tr>
);
