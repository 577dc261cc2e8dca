/** What a parcel's documents are made of: where it goes, where it comes from, what lies in it. */
import { type PostalAddress, postalLines } from "../places/addresses.ts";
import type { CustomsForm, CustomsLine } from "../shipping/customs.ts";
import { type Media, MEDIA_SIZES } from "../catalogue/printers.ts";
import type { LabelSize } from "./label.ts";

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
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly carrier: string;
  /** As people call the method. */
  readonly service: string;
  /** What the carrier takes it by; empty while there is none. */
  readonly number: string;
  /** No carrier takes it: its label says so. */
  readonly isSpecimen: boolean;
  readonly weight_g: number;
  readonly lines: readonly SlipLine[];
  /** From buyers to the person who opens it, by the code of their order. */
  readonly gift_messages: readonly (readonly [order_code: string, text: string])[];
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

/** Returns an address in lines as the post of its country wants it, the country last. */
export const addressLines = (address: PostalAddress): readonly string[] =>
  postalLines(address, countryOf(address.country));

/** Kilograms to the gram. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`;
