/** Source: `postcode-validator`, a data package of patterns. */
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

/** Writes a code with the country's separators; null if the code has another form. */
function asWritten(code: string, country: string): string | null {
  const given = code.trim().toUpperCase();
  if (postcodeValidator(given, country)) return given;
  const compact = given.replaceAll(/[\s-]+/g, "");
  if (compact.length > MAX_CODE_CHARS) return null;
  if (postcodeValidator(compact, country)) return compact;
  for (let at = 1; at < compact.length; at++) {
    for (const sign of ["-", " "]) {
      const parted = `${compact.slice(0, at)}${sign}${compact.slice(at)}`;
      if (postcodeValidator(parted, country)) return parted;
    }
  }
  return null;
}

const MAX_CODE_CHARS = 12;

/** A cache, since the same codes come again and again. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 5_000;

/** Returns true for a code of the country's form; also for a blank code, or if the country has no form. */
export function fitsCountry(code: string, country: string): boolean {
  if (code === "" || country === "") return true;
  const key = `${country} ${code}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const fits = !postcodeValidatorExistsForCountry(country) || asWritten(code, country) !== null;
  if (known.size < MAX_KNOWN) known.set(key, fits);
  return fits;
}

const MAX_LOST_ZEROS = 2;
const PLUS_FOUR = /^(\d{5})(\d{4})$/;

/** Restores the zeros that a spreadsheet removed, if the country's form is unambiguous. */
export function withLostZeros(code: string, country: string): string {
  const codes = restored.get(country) ?? new Map<string, string>();
  const before = codes.get(code);
  if (before !== undefined) return before;
  const found = restore(code, country);
  restored.set(country, codes);
  if (codes.size < MAX_KNOWN) codes.set(code, found);
  return found;
}

const restored = new Map<string, Map<string, string>>();

function restore(code: string, country: string): string {
  if (!/^\d{2,11}(-\d{2,6})?$/.test(code) || fitsCountry(code, country)) return code;
  const found = Array.from(
    { length: MAX_LOST_ZEROS },
    (_, at) => asWritten("0".repeat(at + 1) + code, country),
  )
    .filter((each) => each !== null);
  const [only] = found;
  if (only === undefined || found.length > 1) return code;
  const parted = only.replace(PLUS_FOUR, "$1-$2");
  return postcodeValidator(parted, country) ? parted : only;
}
