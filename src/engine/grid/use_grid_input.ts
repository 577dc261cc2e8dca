/** Handles keyboard, mouse and clipboard of any grid. The grid is a single tab stop. */
import {
  type AriaAttributes,
  type ClipboardEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import type { CellEvent, GridSelection, Place } from "../../../machines/grid_places.ts";
import { editingKey, restingKey } from "./grid_keys.ts";

interface Grid<Event> extends GridSelection {
  readonly phase: string;
  readonly send: (event: CellEvent | Event) => void;
}

interface Own<Event> {
  /** Returns the selection as text that can be pasted into a spreadsheet. */
  readonly copy: () => string;
  readonly isEmpty?: boolean;
  /** Scrolls a cell into view, even one that is not drawn yet. */
  readonly reveal?: (place: Place) => void;
  readonly ownKey?: (event: KeyboardEvent) => Event | null;
  /** Handles a paste if it can; returns true if it did. */
  readonly ownPaste?: (text: string) => boolean;
}

export interface GridInput {
  readonly name: string;
  readonly props:
    & HTMLAttributes<HTMLDivElement>
    & AriaAttributes
    & { readonly ref: RefObject<HTMLDivElement | null> };
}

export const cellId = (name: string, { row, column }: Place): string => `${name}-${row}-${column}`;
export const placeProps = ({ row, column }: Place) => ({ "data-row": row, "data-column": column });

const TEXT = "text/plain";

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  return cell ? { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) } : null;
}

export function useGridInput<Event = never>(
  { at, corner, phase, send }: Grid<Event>,
  { copy, isEmpty = false, reveal, ownKey, ownPaste }: Own<Event>,
  ref: RefObject<HTMLDivElement | null>,
): GridInput {
  const name = useId();
  const isResting = phase === "resting";
  const isEditing = phase === "editing";
  const seen = cellId(name, corner);
  useEffect(() => {
    reveal?.(corner);
    document.getElementById(seen)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [seen]);
  const wasAway = useRef(false);
  useEffect(() => {
    // The focus returns to the grid after the input or the question has closed.
    if (wasAway.current && isResting) ref.current?.focus();
    wasAway.current = !isResting;
  }, [isResting]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const found = isEditing
      ? editingKey(event)
      : isResting
      ? ownKey?.(event) ?? restingKey(event, isRtl)
      : null;
    // Keys without Ctrl or Cmd must not reach the list's shortcuts or the scanner.
    if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    send(found);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!isResting) return;
    event.preventDefault();
    event.clipboardData.setData(TEXT, copy());
    if (event.type === "cut") send({ type: "cells.clear" });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isResting) return;
    event.preventDefault();
    const text = event.clipboardData.getData(TEXT);
    if (!ownPaste?.(text)) send({ type: "cells.paste", text });
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || (isEditing && place.row === at.row && place.column === at.column)) return;
    // The input loses the focus only after this event, when the click would no longer select its cell.
    if (isEditing) send({ type: "text.keep", down: 0, right: 0 });
    send({ type: "cell.go", place, extend: event.shiftKey });
  };
  const onMouseOver = (event: MouseEvent) => {
    const place = event.buttons === 1 && isResting ? placeOf(event.target) : null;
    if (place) send({ type: "cell.go", place, extend: true });
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (placeOf(event.target)) send({ type: "cell.edit", text: null });
  };
  return {
    name,
    props: {
      ref,
      role: "grid",
      tabIndex: 0,
      "aria-multiselectable": true,
      "aria-activedescendant": isEditing || isEmpty ? undefined : cellId(name, at),
      onKeyDown,
      onCopy,
      onCut: onCopy,
      onPaste,
      onMouseDown,
      onMouseOver,
      onDoubleClick,
    },
  };
}
