/** Opens PDFium as WebAssembly with limited memory, without network or disk. Source: ADR 30. */
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { createRequire } from "node:module";

/** The maximum memory that PDFium may request. Its glue code takes up to a fifth more. */
const MEMORY_BYTES = 96 * 1024 ** 2;

export class OutOfMemory extends Error {}

export interface Pdfium {
  readonly calls: Omit<WrappedPdfiumModule, "pdfium">;
  /** @throws {OutOfMemory} */
  allocate(bytes: number): number;
  write(bytes: Uint8Array): number;
  free(at: number): void;
  /** Returns a copy of some bytes of the memory. */
  read(at: number, bytes: number): Uint8Array<ArrayBuffer>;
  floats(at: number, count: number): Float32Array;
  /** Returns true once the memory was full, which explains later failures. */
  isFull(): boolean;
}

type Grow = (bytes: number) => number | boolean;
type Imports = WebAssembly.Imports & { readonly env: { readonly emscripten_resize_heap: Grow } };
type Exports = WebAssembly.Exports & {
  readonly memory: WebAssembly.Memory;
  readonly malloc: (bytes: number) => number;
  readonly free: (at: number) => void;
};

export async function openPdfium(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const module = await WebAssembly.compile(await Deno.readFile(path));
  let exports: Exports | undefined;
  let isFull = false;
  const instantiateWasm = (imports: Imports, onReady: (instance: WebAssembly.Instance) => void) => {
    const grow: Grow = (bytes) => {
      isFull ||= (bytes >>> 0) > MEMORY_BYTES;
      return isFull ? 0 : imports.env.emscripten_resize_heap(bytes);
    };
    const env = { ...imports.env, emscripten_resize_heap: grow };
    const instance = new WebAssembly.Instance(module, { ...imports, env });
    exports = instance.exports as Exports;
    onReady(instance);
    return exports;
  };
  const silent = () => {};
  const calls = await init(
    { instantiateWasm, print: silent, printErr: silent } as Parameters<typeof init>[0],
  );
  if (!exports) throw new Error("PDFium did not start");
  const { memory, malloc, free } = exports;
  calls.PDFiumExt_Init();
  const allocate = (bytes: number): number => {
    const at = malloc(bytes);
    if (at === 0) throw new OutOfMemory(`PDFium has no room for ${bytes} bytes`);
    return at;
  };
  return {
    calls,
    allocate,
    free,
    write: (bytes) => {
      const at = allocate(bytes.length);
      // Growing detaches the old buffer, so a new view is made each time.
      new Uint8Array(memory.buffer).set(bytes, at);
      return at;
    },
    read: (at, bytes) => new Uint8Array(memory.buffer, at, bytes).slice() as Uint8Array<ArrayBuffer>,
    floats: (at, count) => new Float32Array(memory.buffer, at, count).slice(),
    isFull: () => isFull,
  };
}
