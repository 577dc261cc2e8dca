import { type PostalAddress, postalLines } from "../places/addresses.ts";
import type { CustomsForm, CustomsLine } from "../shipping/customs.ts";
import { type Media, MEDIA_SIZES } from "../catalogue/printers.ts";
import type { LabelSize } from "./label.ts";

export interface SlipLine {
  readonly order_code: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly qty: number;
}

export interface DeclarationForm {
  readonly form: CustomsForm | null;
  readonly content_type: string;
  readonly incoterm: string;
  readonly lines: readonly CustomsLine[];
}

export interface PackagePaperFacts {
  /** PK-000123. */
  readonly code: string;
  readonly orders: readonly string[];
  readonly store: string;
  readonly seller: string;
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly carrier: string;
  readonly service: string;
  /** Tracking number; empty while the package has no label. */
  readonly number: string;
  /** True for a package whose label no carrier accepts; the label says so. */
  readonly isSpecimen: boolean;
  readonly weight_g: number;
  readonly lines: readonly SlipLine[];
  /** Pairs of an order's code and the buyer's message. */
  readonly gift_messages: readonly (readonly [order_code: string, text: string])[];
  readonly declaration: DeclarationForm;
}

export interface PackagePrint {
  /** BCP 47. */
  readonly language: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly at: number;
  readonly media: Media;
}

export const paperOf = ({ media }: Pick<PackagePrint, "media">): LabelSize => MEDIA_SIZES[media];

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** Country names that the posts of all countries can read. Source: UPU S42. */
export const countryOf = (code: string): string =>
  code === "" ? "" : (regions.of(code) ?? code).toUpperCase();

/** Returns lines as the country's post wants them, the country last. */
export const addressLines = (address: PostalAddress): readonly string[] =>
  postalLines(address, countryOf(address.country));

export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`;
