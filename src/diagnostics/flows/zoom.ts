export const MIN_ZOOM = 0.2;
export const MAX_ZOOM = 3;
const STEP = 1.25;
/** Smallest zoom at which text of 12 px is readable. A chart that does not fit at this zoom is shown from its start. */
const READABLE = 0.85;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

export const larger = (zoom: number): number => clampZoom(zoom * STEP);
export const smaller = (zoom: number): number => clampZoom(zoom / STEP);

/** Returns the zoom that shows the whole chart, at most 1. */
export function fitZoom(drawing: Size, room: Size): number {
  if (room.width <= 0 || room.height <= 0) return 1;
  return clampZoom(Math.min(1, room.width / drawing.width, room.height / drawing.height));
}

export const firstZoom = (drawing: Size, room: Size): number => Math.max(READABLE, fitZoom(drawing, room));

export const READING_ZOOM = 1;

export const scrollOffset = (scroll: number, at: number, before: number, after: number): number =>
  (scroll + at) * (after / before) - at;

export const centeredOffset = (start: number, length: number, room: number, zoom: number): number =>
  Math.max(0, (start + length / 2) * zoom - room / 2);
