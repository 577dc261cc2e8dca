/** Reads codes from a camera frame, with the browser's detector or else with WebAssembly from our own origin. */
import type { ReadFrame } from "./own_reader.ts";

/** Formats on tickets, cards, goods and packages. */
const NATIVE_FORMATS = ["code_128", "qr_code", "ean_13"] as const;

/** `BarcodeDetector`, which is missing in some browsers and in the type libraries. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function nativeReader(): Promise<ReadFrame | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const known = await BarcodeDetector?.getSupportedFormats().catch(() => []) ?? [];
  if (!BarcodeDetector || !NATIVE_FORMATS.every((each) => known.includes(each))) return null;
  const detector = new BarcodeDetector({ formats: NATIVE_FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** @param most maximum number of codes that our own reader finds at once @throws if it cannot be loaded */
export async function codeReader(most: number): Promise<ReadFrame> {
  const native = await nativeReader();
  if (native) return native;
  const { loadScanReader } = await import("./own_reader.ts");
  return await loadScanReader(most);
}
