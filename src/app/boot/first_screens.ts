/**
 * The first requests of records and the dashboard, and their pictures, are in a file that the early script loads for
 * their addresses. In the page every list would pay for its bytes.
 */
import type { ScreensFile } from "../picture/screen.ts";
import { addressOf, loadAhead, saidAhead } from "./ahead.ts";

export async function loadScreens(): Promise<ScreensFile> {
  const { screens: [name = "", ...drawings] = [] } = saidAhead();
  const file = import(addressOf(name));
  loadAhead(drawings);
  return await file;
}
