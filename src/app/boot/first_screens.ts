/** Loads the code of first screens that are not lists. It is a separate file, which lists do not load. */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, prefetchedFiles } from "./prefetch.ts";

export async function loadScreens(): Promise<ScreensFile> {
  const { screens: [name = ""] = [] } = prefetchedFiles();
  return await import(addressOf(name));
}
