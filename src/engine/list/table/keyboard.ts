import { type RefObject, useEffect, useRef } from "react";
import { direction, type Key } from "../../../lib/i18n.ts";
import { register } from "../../../lib/keys.ts";
import type { SelectionActor } from "../wiring.ts";

export interface ListKeys {
  readonly selection: SelectionActor;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly canSelect: boolean;
  /** Opens a record; null if the list has no records to open. */
  readonly onOpen: ((id: string) => void) | null;
}

interface Binding {
  readonly key: string;
  readonly label: Key;
  readonly run: () => void;
  readonly isCommand?: boolean;
  readonly within?: string;
}

/** Scrolls to a row and focuses it, so that a screen reader reads it. */
export function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`);
  row?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

const ROW = "tr[data-id]";

/** Moves the focus among the row and its focusable elements. */
function stepWithin(by: 1 | -1): void {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  if (!row) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>("a[href], button, input")];
  const at = stops.findIndex((each) => each === document.activeElement);
  stops[Math.max(0, at + by)]?.focus();
}

/** Returns the direction of the right arrow key: -1 on a right-to-left page. */
const onward = (): 1 | -1 => direction.peek() === "rtl" ? -1 : 1;

function bindingsOf({ selection, search, canSelect, onOpen }: ListKeys): readonly Binding[] {
  const step = (by: 1 | -1) => () => {
    selection.send({ type: "cursor.move", by });
    const { cursor } = selection.getSnapshot().context;
    if (cursor !== null) focusRow(cursor);
  };
  const atCursor = (run: (id: string) => void) => () => {
    const { cursor } = selection.getSnapshot().context;
    if (cursor !== null) run(cursor);
  };
  const toggle = atCursor((id) => selection.send({ type: "row.toggle", id, range: false }));
  const extend = (by: 1 | -1) => () => {
    selection.send({ type: "cursor.extend", by });
    atCursor(focusRow)();
  };
  const picks = [
    { key: "x", label: "list.keys.select", run: toggle },
    { key: " ", label: "list.keys.select", run: toggle },
    { key: "shift+ArrowDown", label: "list.keys.extend", run: extend(1) },
    { key: "shift+ArrowUp", label: "list.keys.extend", run: extend(-1) },
    { key: "mod+a", label: "list.keys.widen", run: () => selection.send({ type: "selection.widen" }) },
  ] as const;
  return [
    { key: "j", label: "list.keys.next", run: step(1) },
    { key: "ArrowDown", label: "list.keys.next", run: step(1) },
    { key: "k", label: "list.keys.previous", run: step(-1) },
    { key: "ArrowUp", label: "list.keys.previous", run: step(-1) },
    { key: "ArrowRight", label: "list.keys.within", run: () => stepWithin(onward()), within: ROW },
    {
      key: "ArrowLeft",
      label: "list.keys.within",
      run: () => stepWithin(onward() === 1 ? -1 : 1),
      within: ROW,
    },
    ...(canSelect ? picks : []),
    ...(onOpen ? [{ key: "Enter", label: "list.keys.open", run: atCursor(onOpen) } as const] : []),
    { key: "/", label: "list.keys.search", run: () => search.current?.focus(), isCommand: true },
    { key: "Escape", label: "list.keys.close", run: () => selection.send({ type: "selection.clear" }) },
  ];
}

export function useListKeys(keys: ListKeys): void {
  const { selection, search, canSelect, onOpen } = keys;
  const open = useRef(onOpen);
  open.current = onOpen;
  const isOpenable = onOpen !== null;
  useEffect(() => {
    const run = isOpenable ? (id: string) => open.current?.(id) : null;
    const offs = bindingsOf({ selection, search, canSelect, onOpen: run })
      .map(({ key, label, run, ...more }) => register("list", key, run, label, more));
    return () => offs.forEach((off) => off());
  }, [selection, search, canSelect, isOpenable]);
}
