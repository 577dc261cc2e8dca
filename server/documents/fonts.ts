/**
 * The letters of documents: Noto Sans (SIL Open Font License 1.1), which has Latin with Vietnamese, Greek and Cyrillic.
 * Of a font a document carries the letters that it uses. Source: docs/adr/0036.
 */
import { createRequire } from "node:module";

const PATHS = {
  regular: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
} as const;

export const fontBytes = (name: keyof typeof PATHS): Promise<Uint8Array<ArrayBuffer>> =>
  Deno.readFile(createRequire(import.meta.url).resolve(PATHS[name]));
