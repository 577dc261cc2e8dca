/** Reads codes with zxing, served from our own origin, if the browser cannot read them. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Returns the texts of the codes in the current frame. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<readonly string[]>;

const FORMATS = ["Code128", "QRCode", "EAN13"] as const;
/** Maximum width of a picture in pixels; more pixels cost time and find no more codes. */
const MAX_WIDTH = 1_280;

/** Address of the WebAssembly file, set by the build. */
declare const __SCAN_READER__: string | undefined;

/** @throws if the WebAssembly file cannot be loaded */
export async function loadScanReader(most: number): Promise<ReadFrame> {
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
