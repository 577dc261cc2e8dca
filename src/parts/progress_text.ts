import { language, t } from "../lib/i18n.ts";
import { numberText } from "./format.ts";

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

/** Writes a size in KB, MB or GB, with one decimal except for KB; one byte is 1 KB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return t("imports.size.kb", { n: numberText(Math.ceil(bytes / KB)) });
  const [unit, size] = bytes < GB ? ["mb", MB] as const : ["gb", GB] as const;
  const n = (bytes / size).toLocaleString(language.peek(), { maximumFractionDigits: 1 });
  return t(`imports.size.${unit}`, { n });
}

/** Writes a share in percent, which is 100 % only when everything is done. */
export const percentText = (share: number): string =>
  (Math.floor(share * 100) / 100).toLocaleString(language.peek(), { style: "percent" });
