/** Reads codes where the browser cannot: zxing, served from our own origin. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** The text of a code that is to be seen; null for none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

const FORMATS = ["Code128", "QRCode", "EAN13"] as const;
/** More points cost time and show no code that fewer do not. */
const MAX_WIDTH = 1_280;

/** Written by the build: where the program is served. */
declare const __SCAN_READER__: string | undefined;

/** @throws where the program cannot be loaded */
export async function ownReader(): Promise<ReadFrame> {
  const address = typeof __SCAN_READER__ === "string" ? __SCAN_READER__ : "";
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(image, { formats: [...FORMATS], maxNumberOfSymbols: 1 });
    return found.find(({ isValid }) => isValid)?.text ?? null;
  };
}
