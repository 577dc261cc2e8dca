/** Problems that keep an order from being submitted: the machine's guard `hasNoProblems` counts those stored. */
import { isCountry } from "../places/countries.ts";
import type { InputProblem } from "../errors.ts";
import { isTooManyPieces, piecesOf } from "./order_bounds.ts";
import { PROBLEM_BITS, type ProblemKind } from "./problem_kinds.ts";

/** English words of each code, most urgent first. The client has its own words for the same code. */
export const ORDER_PROBLEMS = {
  linesMissing: "The order has no items.",
  tooManyPieces: "The order has more than 10,000 pieces. Split it.",
  skuUnknown: "This SKU is not in the catalogue.",
  priceMissing: "This item has no price.",
  itemUnavailable: "This item is out of stock or discontinued.",
  artMissing: "This item has no print file.",
  recipientMissing: "The recipient’s name is missing.",
  addressMissing: "The street address is missing.",
  cityMissing: "The city is missing.",
  regionMissing: "The state or province is missing, which the post of this country requires.",
  postalMissing: "The postal code is missing, which the post of this country requires.",
  countryMissing: "The country is missing.",
  countryUnknown: "We do not know this country. Enter its name or its code.",
  postalUnfit: "The postal code does not fit its country.",
  methodMissing: "No shipping method is chosen, and no policy gives one.",
  methodUnknown: "The order asks for a shipping method that does not exist. Choose another one.",
} as const;
export type OrderProblemCode = keyof typeof ORDER_PROBLEMS;

const KIND_OF: Readonly<Record<OrderProblemCode, ProblemKind>> = {
  linesMissing: "sku",
  tooManyPieces: "sku",
  skuUnknown: "sku",
  priceMissing: "price",
  itemUnavailable: "stock",
  artMissing: "artwork",
  recipientMissing: "address",
  addressMissing: "address",
  cityMissing: "address",
  regionMissing: "address",
  postalMissing: "address",
  countryMissing: "address",
  countryUnknown: "address",
  postalUnfit: "address",
  methodMissing: "method",
  methodUnknown: "method",
};

export function problemMask(problems: readonly { readonly code: OrderProblemCode }[]): number {
  return problems.reduce((mask, { code }) => mask | PROBLEM_BITS[KIND_OF[code]], 0);
}

/** `path` is a field of the order, or `lines.N.field`. */
export interface OrderProblem extends InputProblem {
  readonly code: OrderProblemCode;
}

export interface ProblemOrder {
  readonly recipient_name: string;
  /** The recipient if no person is named. */
  readonly company: string;
  readonly address_line1: string;
  readonly city: string;
  readonly country: string;
  /** False if the postal code has another form than its country's; left out if it is not needed. */
  readonly isPostalFit?: boolean;
  /** Left out if they are not needed. */
  readonly missingParts?: readonly RequiredPart[];
  readonly shipping_method: string;
  /** False if neither the order nor a policy gives it a shipping method; left out if it is not needed. */
  readonly hasMethod?: boolean;
  readonly lines: readonly {
    readonly known: boolean;
    /** False for an item that is out of stock or discontinued; left out if it is not needed. */
    readonly isAvailable?: boolean;
    /** False if the item needs a print file and the line has none; left out if it is not needed. */
    readonly hasArt?: boolean;
    readonly quantity: number;
    readonly total_minor: number;
  }[];
}

export type RequiredPart = "region" | "postal_code";

const PART_MISSING: Readonly<Record<RequiredPart, OrderProblemCode>> = {
  region: "regionMissing",
  postal_code: "postalMissing",
};

/** Returns the problems of the lines, then those of the address, then that of the method. */
export function orderProblems(order: ProblemOrder): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const add = (code: OrderProblemCode, path: string) => problems.push({ code, path });
  if (order.lines.length === 0) add("linesMissing", "lines");
  if (isTooManyPieces(piecesOf(order.lines))) add("tooManyPieces", "lines");
  order.lines.forEach((line, index) => {
    if (!line.known) add("skuUnknown", `lines.${index}.sku`);
    else if (line.total_minor <= 0) add("priceMissing", `lines.${index}.sku`);
    if (line.isAvailable === false) add("itemUnavailable", `lines.${index}.sku`);
    else if (line.hasArt === false) add("artMissing", `lines.${index}.artwork`);
  });
  if (isBlank(order.recipient_name) && isBlank(order.company)) add("recipientMissing", "recipient_name");
  if (isBlank(order.address_line1)) add("addressMissing", "address_line1");
  if (isBlank(order.city)) add("cityMissing", "city");
  if (isBlank(order.country)) add("countryMissing", "country");
  else if (!isCountry(order.country)) add("countryUnknown", "country");
  for (const part of order.missingParts ?? []) add(PART_MISSING[part], part);
  if (order.isPostalFit === false) add("postalUnfit", "postal_code");
  if (order.hasMethod === false) add(methodProblem(order), "shipping_method");
  return problems;
}

/** Returns a code of an older build unchanged. */
export function problemText(code: string): string {
  return (ORDER_PROBLEMS as Record<string, string | undefined>)[code] ?? code;
}

export const methodProblem = ({ shipping_method }: Pick<ProblemOrder, "shipping_method">) =>
  isBlank(shipping_method) ? "methodMissing" : "methodUnknown";

const isBlank = (text: string): boolean => text.trim() === "";
