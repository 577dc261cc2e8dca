/** Moves a row by pointer. Alt with the arrow keys and the menu of the row move it without a pointer. */
import { type PointerEvent, type RefObject, useState } from "react";

export interface RowDrag {
  readonly isDragged: boolean;
  readonly edge: "before" | "after" | null;
  readonly grip: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

function placeAt(root: HTMLElement | null, y: number): number {
  const rows = [...root?.querySelectorAll("[data-link]") ?? []].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at < 0 ? rows.length - 1 : at;
}

/** Scrolls the list while the pointer is near its edge. */
function scrollTo(root: HTMLElement | null, y: number): void {
  const frame = root?.parentElement;
  const box = frame?.getBoundingClientRect();
  if (!frame || !box) return;
  const by = y < box.top + EDGE_PX ? -STEP_PX : y > box.bottom - EDGE_PX ? STEP_PX : 0;
  if (by !== 0) frame.scrollTop += by;
}
const EDGE_PX = 24;
const STEP_PX = 8;

export function useDrag(root: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const of = (at: number): RowDrag => ({
    isDragged: drag?.from === at,
    edge: drag === null || drag.to !== at || drag.to === drag.from
      ? null
      : drag.to < drag.from
      ? "before"
      : "after",
    grip: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: (event) => {
        if (drag === null) return;
        scrollTo(root.current, event.clientY);
        setDrag({ ...drag, to: placeAt(root.current, event.clientY) });
      },
      onPointerUp: () => {
        if (drag) onDrop(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    },
  });
  return { of };
}
