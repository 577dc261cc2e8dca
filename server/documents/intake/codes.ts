/** Reads barcodes and 2D codes from a gray picture: zxing as WebAssembly, without network, with limited memory. */
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** A picture with a byte for each pixel: 0 is black. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** Takes gray pixels, or a picture file that we wrote. */
export type ReadCodes = (picture: Gray | Uint8Array<ArrayBuffer>) => Promise<readonly string[]>;

/** Memory for a picture of 15 × 15 inches at 400 dpi, 36 MB, and the three copies that zxing makes of it. */
const MEMORY_BYTES = 144 * 1024 ** 2;
const WASM_PAGE = 65_536;
const FORMATS = ["Code128", "QRCode", "DataMatrix", "PDF417"] as const;
/** Enough for two labels on a page. */
const MAX_CODES = 16;

type OnReady = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

export async function openCodeReader(): Promise<ReadCodes> {
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const module = await WebAssembly.compile(await Deno.readFile(path));
  const instantiateWasm = (imports: WebAssembly.Imports, onReady: OnReady) => {
    const instance = new WebAssembly.Instance(module, imports);
    Object.values(instance.exports).forEach(boundMemory);
    onReady(instance, module);
    return instance.exports;
  };
  const overrides = { instantiateWasm } as NonNullable<Parameters<typeof prepareZXingModule>[0]>["overrides"];
  await prepareZXingModule({ ...overrides && { overrides }, fireImmediately: true });
  return async (picture) => {
    // Inverted barcodes do not occur, and looking for them would double the work.
    const options = { formats: [...FORMATS], maxNumberOfSymbols: MAX_CODES, tryInvert: false };
    const found = await readBarcodes(picture instanceof Uint8Array ? picture : pgmOf(picture), options);
    return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))];
  };
}

function boundMemory(exported: WebAssembly.ExportValue): void {
  if (!(exported instanceof WebAssembly.Memory)) return;
  const memory = exported;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > MEMORY_BYTES) {
      throw new RangeError("The reader of codes has reached its bound of memory");
    }
    return grow(pages);
  };
}

/** A portable graymap is a header followed by the pixels, so nothing has to be compressed or converted. */
function pgmOf({ width, height, points }: Gray): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + points.length);
  file.set(head);
  file.set(points, head.length);
  return file;
}
