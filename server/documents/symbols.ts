import bwip from "bwip-js/generic";
import type { Modules, Symbols } from "../../api/documents/label_flow.ts";

export const symbols: Symbols = { bars: barsOf, qr: matrixOf };

function barsOf(code: string): Modules {
  const [symbol] = bwip.raw("code128", code, "");
  if (!symbol || !("sbs" in symbol)) throw new Error(`There are no bars for ${code}`);
  // `sbs` has the widths of bars and gaps in turn.
  return [symbol.sbs.flatMap((width, at) => Array<boolean>(width).fill(at % 2 === 0))];
}

/** The error correction of a QR code, which can be read with up to a quarter damaged. */
const MATRIX = "eclevel=Q";

function matrixOf(code: string): Modules {
  const [symbol] = bwip.raw("qrcode", code, MATRIX);
  if (!symbol || !("pixs" in symbol)) throw new Error(`There is no QR code for ${code}`);
  const { pixs, pixx } = symbol;
  return Array.from(
    { length: pixs.length / pixx },
    (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).map((dark) => dark === 1),
  );
}
