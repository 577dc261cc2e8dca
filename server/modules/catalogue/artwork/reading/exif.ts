/** Reads the orientation of a picture from its Exif data. Source: CIPA DC-008 (Exif 2.32) §4.5, §4.6.4; TIFF 6.0 §2. */

const ORIENTATION = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;
const ENTRY_BYTES = 12;

/** Returns the orientation, 1 to 8; 1 (upright) if the Exif data has none. */
export function orientationIn(notes: Uint8Array): number {
  const view = new DataView(notes.buffer, notes.byteOffset, notes.length);
  if (notes.length < 8) return UPRIGHT;
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) return UPRIGHT;
  const little = mark === 0x4949;
  if (view.getUint16(2, little) !== 42) return UPRIGHT;
  const first = view.getUint32(4, little);
  if (first + 2 > notes.length) return UPRIGHT;
  const count = view.getUint16(first, little);
  for (
    let at = first + 2, seen = 0;
    seen < count && at + ENTRY_BYTES <= notes.length;
    at += ENTRY_BYTES, seen++
  ) {
    if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue;
    const orientation = view.getUint16(at + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}

/** Returns true if programs that follow Exif turn the picture, which the press would not do. */
export const isRotatedByExif = (notes: Uint8Array): boolean => orientationIn(notes) !== UPRIGHT;
