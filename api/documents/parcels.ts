/** What a parcel's documents are made of: where it goes, where it comes from, what lies in it. */
import type { CustomsForm, CustomsLine } from "../customs.ts";
import { type Media, MEDIA_SIZES } from "../printers.ts";
import type { LabelSize } from "./label.ts";

export interface Postal {
  readonly name: string;
  readonly company: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Garments of one kind in the parcel. */
export interface SlipLine {
  readonly order_code: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly qty: number;
}

export interface ParcelDeclaration {
  /** Null within one country. */
  readonly form: CustomsForm | null;
  readonly content_type: string;
  readonly incoterm: string;
  readonly lines: readonly CustomsLine[];
}

export interface ParcelFacts {
  /** PK-000123. */
  readonly code: string;
  /** Whose garments lie in it. */
  readonly orders: readonly string[];
  /** What the shop calls itself. */
  readonly store: string;
  readonly seller: string;
  readonly from: Postal;
  readonly to: Postal;
  readonly carrier: string;
  /** As people call the method. */
  readonly service: string;
  /** What the carrier takes it by; empty while there is none. */
  readonly number: string;
  /** No carrier takes it: its label says so. */
  readonly isSpecimen: boolean;
  readonly weight_g: number;
  readonly lines: readonly SlipLine[];
  readonly declaration: ParcelDeclaration;
}

/** How a print of parcels was asked for. */
export interface ParcelPrint {
  /** BCP 47. */
  readonly language: string;
  readonly timeZone: string;
  /** Unix seconds: when it was made. */
  readonly at: number;
  readonly media: Media;
}

export const paperOf = ({ media }: Pick<ParcelPrint, "media">): LabelSize => MEDIA_SIZES[media];

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** As posts of all countries read it. Source: UPU S42. */
export const countryOf = (code: string): string =>
  code === "" ? "" : (regions.of(code) ?? code).toUpperCase();

/** An address in lines, the country last. */
export const addressLines = ({ name, company, ...at }: Postal): readonly string[] =>
  [
    name,
    company,
    at.address_line1,
    at.address_line2,
    [[at.city, at.region].filter(Boolean).join(", "), at.postal_code].filter(Boolean).join(" "),
    countryOf(at.country),
  ].filter((line) => line.trim() !== "");

/** Kilograms to the gram. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`;
