/**
 * What records and the dashboard ask for first and how they look before the app is here: a file of its own, which the early
 * script loads for their addresses. In the page it would cost every list its bytes.
 */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, loadAhead, saidAhead } from "./ahead.ts";

/** Without a build there is none. */
export async function loadScreens(): Promise<ScreensFile> {
  const { screens: [name = "", ...drawings] = [] } = saidAhead();
  const file = import(addressOf(name));
  // What it looks like comes beside what it asks for.
  loadAhead(drawings);
  return await file;
}
