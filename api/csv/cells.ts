/** What one cell of a file becomes, or why not. */
import { parseMinor } from "../money.ts";
import type { ImportReason } from "./reasons.ts";

/** A cell that cannot be taken. */
export class Refused {
  constructor(readonly code: ImportReason) {}
}

/** One column of the file and how its cell is read. */
export interface Column<T> {
  readonly header: string;
  readonly read: (cell: string, currency: string) => T | Refused;
}

/** A line total as the file wrote it, and rounded half-up once. */
export interface Amount {
  readonly raw: string;
  readonly minor: number;
}

/** No carrier's form and no database column takes control characters. */
const CONTROL = /[\p{Cc}\ufffd]/u;

/** Text of at most `max` characters; the ends are trimmed, the inside is kept as it is. */
export function text(header: string, max: number, isNeeded = false): Column<string> {
  return {
    header,
    read: (cell) => {
      const value = cell.trim();
      if (value === "") return isNeeded ? new Refused("required") : value;
      if (CONTROL.test(value)) return new Refused("badText");
      return value.length > max ? new Refused("tooLong") : value;
    },
  };
}

/** A day written month first, `11/8/2018`, as DD-MM-YYYY: the way days are written here. */
export function monthFirstDay(header: string): Column<string> {
  return {
    header,
    read: (cell) => {
      const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.trim()) ?? [];
      const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
      const date = new Date(`${iso}T00:00:00Z`);
      // 2/30 would roll over into March.
      if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) {
        return new Refused("badDate");
      }
      return `${day.padStart(2, "0")}-${month.padStart(2, "0")}-${year}`;
    },
  };
}

/** An amount of money that is not below zero, with any number of decimals. */
export function amount(header: string): Column<Amount> {
  return {
    header,
    read: (cell, currency) => {
      const raw = cell.trim();
      const minor = parseMinor(raw, currency);
      return minor === null || minor < 0 ? new Refused("badNumber") : { raw, minor };
    },
  };
}

/** A whole number from 1 to `max`. */
export function count(header: string, max: number): Column<number> {
  return {
    header,
    read: (cell) => {
      const value = /^\d{1,6}$/.test(cell.trim()) ? Number(cell) : 0;
      return value < 1 || value > max ? new Refused("badNumber") : value;
    },
  };
}

/** A country by the name the file uses, as ISO 3166-1 alpha-2. */
export function country(header: string, names: Readonly<Record<string, string>>): Column<string> {
  return {
    header,
    read: (cell) => {
      const name = cell.trim();
      return Object.hasOwn(names, name) ? (names[name] as string) : new Refused("badCountry");
    },
  };
}
