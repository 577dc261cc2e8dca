import { MAX_LABEL_MM, MIN_LABEL_MM } from "../../../api/documents/label_files.ts";

export interface Size {
  readonly width_mm: number;
  readonly height_mm: number;
}

const isSide = (mm: number): boolean => mm >= MIN_LABEL_MM && mm <= MAX_LABEL_MM;

/** Returns whole millimeters; null for a size that no label has. */
export function sizeOf(widthMm: number, heightMm: number): Size | null {
  const size = { width_mm: Math.round(widthMm), height_mm: Math.round(heightMm) };
  return isSide(size.width_mm) && isSide(size.height_mm) ? size : null;
}
