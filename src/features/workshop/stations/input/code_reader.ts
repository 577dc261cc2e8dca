/** Reads codes from a picture of the camera: by the browser where it can, else by a program from our own origin. */
import type { ReadFrame } from "./own_reader.ts";

/** What stands on tickets, cards, goods and parcels. */
const NATIVE_FORMATS = ["code_128", "qr_code", "ean_13"] as const;

/** Not in every browser, and in no library of types yet. */
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
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** @throws where the program cannot be loaded */
export async function codeReader(): Promise<ReadFrame> {
  const native = await nativeReader();
  if (native) return native;
  const { ownReader } = await import("./own_reader.ts");
  return await ownReader();
}
