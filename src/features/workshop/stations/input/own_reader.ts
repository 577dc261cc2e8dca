/** Reads codes where the browser cannot: zxing, served from our own origin. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Returns the texts of the visible codes. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<readonly string[]>;

const FORMATS = ["Code128", "QRCode", "EAN13"] as const;
/** More pixels cost time and find no more codes. */
const MAX_WIDTH = 1_280;

/** Set by the build: the program's address. */
declare const __SCAN_READER__: string | undefined;

/** @throws when the program cannot be loaded */
export async function ownReader(most: number): Promise<ReadFrame> {
  const address = typeof __SCAN_READER__ === "string" ? __SCAN_READER__ : "";
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return [];
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(image, { formats: [...FORMATS], maxNumberOfSymbols: most });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
