/** Writes a duration in its largest unit: "12 min", "5 hr", "2 days". */
import { language } from "./i18n.ts";

const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(unit: string): Intl.NumberFormat {
  const key = `${language.peek()} ${unit}`;
  const made = formats.get(key) ??
    new Intl.NumberFormat(language.peek(), { style: "unit", unit, unitDisplay: "short" });
  formats.set(key, made);
  return made;
}

/** @param seconds less than a minute is written as 0 minutes, because counting seconds would flicker */
export function durationText(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[2];
  return formatOf(unit).format(Math.max(0, Math.trunc(seconds / size)));
}
