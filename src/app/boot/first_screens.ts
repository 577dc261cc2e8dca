/** This is a separate file, so that pages of lists do not load its bytes. */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, prefetchedFiles, prefetchFiles } from "./prefetch.ts";

export async function loadScreens(): Promise<ScreensFile> {
  const { screens: [name = "", ...drawings] = [] } = prefetchedFiles();
  const file = import(addressOf(name));
  prefetchFiles(drawings);
  return await file;
}
