/** Makes tracking numbers with correct check digits, so that a scanner accepts a label of the demo. */
import { withMod10 } from "../../../api/codes/digits.ts";
import { s10Of } from "../../../api/codes/s10.ts";
import type { Random } from "../random.ts";

export interface Tracking {
  readonly carrier: string;
  readonly tracking_number: string;
}

export function makeTracking(country: string, random: Random): Tracking {
  if (country === "US") return { carrier: "USPS", tracking_number: impb(random) };
  if (random.chance(0.3)) {
    return { carrier: "DHL eCommerce", tracking_number: `JVGL0${digits(random, 13)}` };
  }
  return { carrier: "VNPost", tracking_number: s10(random) };
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(10)).join("");

const impb = (random: Random): string => withMod10(`9400${digits(random, 17)}`);
const s10 = (random: Random): string => s10Of("EA", digits(random, 8), "VN");
