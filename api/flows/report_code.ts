/** The code is read out on the phone: eight characters of Crockford's base32. */

/** Digits and letters without I, L and O, which look like digits, and without U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const REPORT_CODE_LENGTH = 8;
export const REPORT_DAYS = 30;
/** Longest packed report, in characters. */
export const MAX_PACKED_LENGTH = 200_000;

export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, REPORT_CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");

export const codeText = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Reads a code in any case, with or without the dash, O as 0 and I or L as 1. Returns null for any other text. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code.length === REPORT_CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
