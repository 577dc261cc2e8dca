/** Describes a device in a few words that its owner recognizes, without fingerprint or version. */
import type { SessionsTable } from "../../../db/tables.ts";

export type Device = Pick<SessionsTable, "browser" | "system" | "address">;

export const NO_DEVICE: Device = { browser: "", system: "", address: "" };

/** Most browsers name other browsers too, so the first match counts. */
const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string): string =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? "";

export const deviceOf = (userAgent: string, address: string): Device => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
  address,
});
