/** A separate file, since in the page every list would pay for its bytes. */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, prefetchedFiles, prefetchFiles } from "./prefetch.ts";

export async function loadScreens(): Promise<ScreensFile> {
  const { screens: [name = "", ...drawings] = [] } = prefetchedFiles();
  const file = import(addressOf(name));
  prefetchFiles(drawings);
  return await file;
}
