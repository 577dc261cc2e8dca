const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const MAX_CHARS = "31-12-2026".length;

function isReal(year: string, month: string, day: string): boolean {
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso;
}

/** Takes DD-MM-YYYY, YYYY-MM-DD, or either with slashes or dots: the day is first, unless the year is. Source: docs/requirements.md S5.6. */
export function readDay(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_CHARS) return null;
  const parts = DAY_FIRST.exec(typed)?.slice(1) ?? YEAR_FIRST.exec(typed)?.slice(1).toReversed();
  if (!parts) return null;
  const [day = "", month = "", year = ""] = parts.map((part) => part.padStart(2, "0"));
  return isReal(year, month, day) ? `${day}-${month}-${year}` : null;
}

/** Turns day first into year first, and back. */
export const reverseDay = (day: string): string => day.split("-").toReversed().join("-");
