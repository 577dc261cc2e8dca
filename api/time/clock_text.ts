/** Times of day, in minutes after midnight. */

export const LAST_MINUTE = 24 * 60 - 1;

const TYPED = /^(\d{1,2})[:.h](\d{2})$/i;

/** Reads HH:MM, also with a dot or an h between them; null for no time of day. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

const two = (part: number): string => String(part).padStart(2, "0");

export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
