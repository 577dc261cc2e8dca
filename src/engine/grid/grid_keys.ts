/** Maps keys as in a spreadsheet, but Tab leaves the grid unless a cell is edited, so that the focus is not trapped. */
import type { KeyboardEvent } from "react";
import type { CellEvent } from "../../../machines/grid_places.ts";

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const FAR = 1_000_000;

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export type KeyedEvent = Extract<
  CellEvent,
  {
    readonly type: "cell.move" | "cell.edit" | "cells.clear" | "cells.all" | "cells.fill" | "change.undo";
  }
>;

export function restingKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  isRtl: boolean,
): KeyedEvent | null {
  const isCommand = ctrlKey || metaKey;
  const arrow = ARROWS[key];
  if (arrow && !altKey) {
    const [down, right] = arrow;
    const far = isCommand ? FAR : 1;
    return { type: "cell.move", down: down * far, right: right * far * (isRtl ? -1 : 1), extend: shiftKey };
  }
  if (isCommand) return commandOf(key.toLowerCase());
  if (altKey) return null;
  switch (key) {
    case "Home":
      return { type: "cell.move", down: 0, right: -FAR, extend: shiftKey };
    case "End":
      return { type: "cell.move", down: 0, right: FAR, extend: shiftKey };
    case "Enter":
    case "F2":
      return { type: "cell.edit", text: null };
    case "Delete":
    case "Backspace":
      return { type: "cells.clear" };
    default:
      return key.length === 1 && key !== " " ? { type: "cell.edit", text: key } : null;
  }
}

function commandOf(key: string): KeyedEvent | null {
  switch (key) {
    case "a":
      return { type: "cells.all" };
    case "d":
      return { type: "cells.fill" };
    case "z":
      return { type: "change.undo" };
    default:
      return null;
  }
}

/** Returns the event for a key during editing; null if the key changes the cell's text. */
export function editingKey(
  { key, shiftKey }: Pressed,
): Extract<CellEvent, { readonly type: "text.keep" | "text.drop" }> | null {
  const back = shiftKey ? -1 : 1;
  switch (key) {
    case "Enter":
      return { type: "text.keep", down: back, right: 0 };
    case "Tab":
      return { type: "text.keep", down: 0, right: back };
    case "Escape":
      return { type: "text.drop" };
    default:
      return null;
  }
}
