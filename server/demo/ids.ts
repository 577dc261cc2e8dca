/** Makes ids and running numbers from the seed, in the format of real ones. */
import { CODE_NAMES, type CodeName } from "../../api/codes/names.ts";
import { codeOf } from "../../api/codes/record_codes.ts";
import type { Random } from "./random.ts";

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hexOf = (byte: number): string => BYTES[byte & 0xff] ?? "";

/** Makes UUIDv7-shaped ids, which sort by age. `at` is unix seconds. */
export function idMaker(random: Random): (at: number) => string {
  const eight = () => {
    const bits = random.below(2 ** 32);
    return hexOf(bits >>> 24) + hexOf(bits >>> 16) + hexOf(bits >>> 8) + hexOf(bits);
  };
  const times = new Map<number, string>();
  const timeOf = (at: number): string => {
    const known = times.get(at) ?? Math.floor(at * 1000).toString(16).padStart(12, "0");
    times.set(at, known);
    return known;
  };
  return (at) => {
    const time = timeOf(at);
    const [one, two, three] = [eight(), eight(), eight()];
    const variant = "89ab"[one.charCodeAt(7) % 4];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${one.slice(0, 3)}-${variant}${one.slice(3, 6)}-${two}${
      three.slice(4)
    }`;
  };
}

export function codeMaker(name: CodeName) {
  let next = 1;
  return {
    take: () => codeOf(name, next++),
    get next() {
      return next;
    },
  };
}

export type DemoCodes = Readonly<Record<CodeName, ReturnType<typeof codeMaker>>>;

export const makeCodes = () =>
  Object.fromEntries(CODE_NAMES.map((name) => [name, codeMaker(name)])) as DemoCodes;
