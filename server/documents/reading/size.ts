/** How large a label is on paper. */
import { MAX_LABEL_MM, MIN_LABEL_MM } from "../../../api/documents/label_files.ts";

export interface Size {
  readonly width_mm: number;
  readonly height_mm: number;
}

const isSide = (mm: number): boolean => mm >= MIN_LABEL_MM && mm <= MAX_LABEL_MM;

/** The size in whole millimetres; null for what no label is. */
export function sizeOf(widthMm: number, heightMm: number): Size | null {
  const size = { width_mm: Math.round(widthMm), height_mm: Math.round(heightMm) };
  return isSide(size.width_mm) && isSide(size.height_mm) ? size : null;
}
