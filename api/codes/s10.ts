/** Numbers of postal items: two letters, eight digits, check digit, country. Source: UPU S10-12. */
import { isCountry } from "../places/countries.ts";
import { type CodeReader, type UnknownCode, wrongDigit } from "./scan_codes.ts";

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const;
const FORM = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/;
/** Classes of S10 §5.2 and those for domestic use; all others are reserved or unassigned. */
const SERVICE = /^(?:[CEHLMRUVBDNPZ][A-Z]|Q[A-M]|A[V-Z]|G[AD])$/;

export function s10CheckDigit(serial: string): string {
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(serial[at]), 0);
  const digit = 11 - sum % 11;
  return digit === 10 ? "0" : digit === 11 ? "5" : String(digit);
}

export const isS10Service = (letters: string): boolean => SERVICE.test(letters);

export const s10Of = (service: string, serial: string, country: string): string =>
  service + serial + s10CheckDigit(serial) + country;

export const readS10: CodeReader = ({ text }) => {
  const [, service = "", serial = "", digit, country = ""] = FORM.exec(text) ?? [];
  if (serial === "") return null;
  if (!isS10Service(service)) return refused("service");
  if (!isCountry(country)) return refused("country");
  const expected = s10CheckDigit(serial);
  if (digit !== expected) return wrongDigit("tracking", expected);
  return { kind: "tracking", scheme: "s10", code: text };
};

const refused = (reason: "service" | "country"): UnknownCode => ({
  kind: "unknown",
  reason,
  like: "tracking",
});
