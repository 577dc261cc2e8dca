/** Tracking numbers with right check digits, so that a scanner accepts a demo label. */
import { withMod10 } from "../../api/codes/digits.ts";
import { s10Of } from "../../api/codes/s10.ts";
import type { Random } from "./random.ts";

export interface Carriage {
  readonly carrier: string;
  readonly service: string;
  readonly tracking_number: string;
  /** What the seller pays, in minor units. */
  readonly price_minor: number;
}

/** Chooses carrier and service by destination and weight. */
export function makeCarriage(country: string, weightG: number, random: Random): Carriage {
  const started = Math.ceil(weightG / 250);
  if (country === "US") {
    const service = weightG > 450 ? "Priority Mail" : "Ground Advantage";
    return { carrier: "USPS", service, tracking_number: impb(random), price_minor: 379 + started * 62 };
  }
  if (random.chance(0.3)) {
    const tracking_number = `JVGL0${digits(random, 13)}`;
    return {
      carrier: "DHL eCommerce",
      service: "Parcel Plus",
      tracking_number,
      price_minor: 690 + started * 140,
    };
  }
  const carrier = country === "VN" ? "VNPost" : "USPS";
  return { carrier, service: "EMS", tracking_number: s10(random), price_minor: 640 + started * 118 };
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(10)).join("");

const impb = (random: Random): string => withMod10(`9400${digits(random, 17)}`);
const s10 = (random: Random): string => s10Of("EA", digits(random, 8), "US");
