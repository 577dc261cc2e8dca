import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Drawing } from "../../../api/flows/drawing.ts";
import { useMedia } from "../../lib/use_media.ts";
import {
  centeredOffset,
  clampZoom,
  firstZoom,
  fitZoom,
  larger,
  READING_ZOOM,
  scrollOffset,
  smaller,
} from "./zoom.ts";

/** Padding at both sides of the drawing together. */
const EDGE_PX = 32;
/** Distance below which a drag still counts as a click, for unsteady hands. */
const DRAG_PX = 4;
const ARROW_PX = 60;
const WHEEL_SPEED = 0.002;

interface View {
  readonly zoom: number;
  /** The point that does not move when the zoom changes; null for the middle of the view. */
  readonly hold: readonly [number, number] | null;
}

export interface Canvas {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  readonly grow: () => void;
  readonly shrink: () => void;
  readonly fit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useCanvas(drawing: Drawing, goal: string | null, isReading = false): Canvas {
  const ref = useRef<HTMLDivElement>(null);
  const [{ zoom, hold }, setView] = useState<View>({ zoom: 1, hold: null });
  const shown = useRef(zoom);
  const hasBegun = useRef(false);
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");

  const roomOf = (place: HTMLElement) => ({
    width: place.clientWidth - EDGE_PX,
    height: place.clientHeight - EDGE_PX,
  });
  const setZoom = (next: (now: number) => number, hold: View["hold"] = null) =>
    setView((now) => ({ zoom: next(now.zoom), hold }));
  const fit = useCallback(() => {
    const place = ref.current;
    if (place) setZoom(() => fitZoom(drawing, roomOf(place)));
  }, [drawing]);

  useLayoutEffect(() => {
    const place = ref.current;
    if (place) setZoom(() => isReading ? READING_ZOOM : firstZoom(drawing, roomOf(place)));
  }, [drawing, isReading]);

  useLayoutEffect(() => {
    const place = ref.current;
    const before = shown.current;
    shown.current = zoom;
    if (!place || before === zoom) return;
    const [x, y] = hold ?? [place.clientWidth / 2, place.clientHeight / 2];
    place.scrollLeft = scrollOffset(place.scrollLeft, x, before, zoom);
    place.scrollTop = scrollOffset(place.scrollTop, y, before, zoom);
  }, [zoom]);

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    // React would add a passive listener, which could not stop the page from zooming.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = place.getBoundingClientRect();
      setZoom(
        (now) => clampZoom(now * Math.exp(-event.deltaY * WHEEL_SPEED)),
        [event.clientX - left, event.clientY - top],
      );
    };
    place.addEventListener("wheel", onWheel, { passive: false });
    return () => place.removeEventListener("wheel", onWheel);
  }, []);

  useEffect(() => {
    const place = ref.current;
    const box = goal === null ? undefined : drawing.boxes[goal] ?? drawing.arrows[goal]?.[0]?.label;
    if (!place || !box) return;
    const [x, y, width, height] = box;
    place.scrollTo?.({
      left: centeredOffset(x, width, place.clientWidth - EDGE_PX, shown.current),
      top: centeredOffset(y, height, place.clientHeight - EDGE_PX, shown.current),
      // The first position is set at once; later ones are animated.
      behavior: isCalm || !hasBegun.current ? "instant" : "smooth",
    });
    hasBegun.current = true;
  }, [goal, drawing, isCalm, isReading]);

  const drag = useDrag();
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => setZoom(larger),
    "=": () => setZoom(larger),
    "-": () => setZoom(smaller),
    "0": fit,
  };
  return {
    ref,
    zoom,
    grow: () => setZoom(larger),
    shrink: () => setZoom(smaller),
    fit,
    onKeyDown: (event) => {
      const arrow = ARROWS[event.key];
      const act = keys[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !act)) return;
      event.preventDefault();
      event.stopPropagation();
      act?.();
      if (arrow) ref.current?.scrollBy?.(arrow[0] * ARROW_PX, arrow[1] * ARROW_PX);
    },
    ...drag,
  };
}

/** Scrolls by dragging; a drag does not end in a click. */
function useDrag(): Pick<Canvas, "onPointerDown" | "onClickCapture"> {
  const hasMoved = useRef(false);
  return {
    onPointerDown: (event) => {
      hasMoved.current = false;
      // The browser itself scrolls with a finger.
      if (event.pointerType === "touch" || event.button !== 0) return;
      const place = event.currentTarget;
      const { clientX, clientY } = event;
      const { scrollLeft, scrollTop } = place;
      const stop = new AbortController();
      const move = (next: globalThis.PointerEvent) => {
        const [dx, dy] = [next.clientX - clientX, next.clientY - clientY];
        if (Math.hypot(dx, dy) > DRAG_PX) hasMoved.current = true;
        if (!hasMoved.current) return;
        place.scrollLeft = scrollLeft - dx;
        place.scrollTop = scrollTop - dy;
      };
      addEventListener("pointermove", move, { signal: stop.signal });
      for (const end of ["pointerup", "pointercancel"]) {
        addEventListener(end, () => stop.abort(), { signal: stop.signal });
      }
    },
    onClickCapture: (event) => {
      if (hasMoved.current) event.stopPropagation();
      hasMoved.current = false;
    },
  };
}
