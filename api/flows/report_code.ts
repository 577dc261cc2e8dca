/** Code of a report, as it is read out on the phone: eight signs of Crockford's base32. Pure. */

/** Without I, L, O and U: nothing is taken for something else. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const REPORT_CODE_LENGTH = 8;
/** A report is kept for so many days. */
export const REPORT_DAYS = 30;
/** The longest packed recording that is taken, in characters. */
export const MAX_PACKED_LENGTH = 200_000;

/** @param bytes eight random ones */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, REPORT_CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");

/** In two halves, as it is shown: `K7QX-2M9D`. */
export const codeText = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code that somebody meant: in any case, with or without the dash, O for 0 and I or L for 1. Null for none. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code.length === REPORT_CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
