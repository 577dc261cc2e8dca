/** Tracking numbers with right check digits, so that a scanner accepts a demo label. */
import type { Random } from "./random.ts";

export interface Carriage {
  readonly carrier: string;
  readonly service: string;
  readonly tracking_number: string;
  /** What the seller pays, in minor units. */
  readonly price_minor: number;
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const;

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

/** 22 digits that begin 9400, the last one mod 10 with weights 3 and 1 from the right. Source: USPS Pub. 199. */
function impb(random: Random): string {
  const body = `9400${digits(random, 17)}`;
  const sum = [...body].reverse().reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Two letters, eight digits, check digit, country. Source: UPU S10-12. */
function s10(random: Random): string {
  const serial = digits(random, 8);
  const sum = S10_WEIGHTS.reduce((all, weight, index) => all + weight * Number(serial[index]), 0);
  const check = 11 - (sum % 11);
  return `EA${serial}${check === 10 ? 0 : check === 11 ? 5 : check}US`;
}
