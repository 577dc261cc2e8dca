/** The table of an order's texts, from which inputs, SDL, limits, forms, imports, exports and outside calls follow. */
import { EMAIL_CHARS } from "../email_address.ts";
import { SHORT_CHARS } from "./order_bounds.ts";

/** Longest values, in characters. Reason: the room on a label and a carrier's form. */
const NAME_CHARS = 120;
const ADDRESS_CHARS = 200;
const NOTE_CHARS = 2_000;

/** A `code` has no invisible characters; `paragraphs` have several lines, every other kind has one. */
type OrderTextKind = "line" | "code" | "email" | "country" | "paragraphs";

/** `number` can be changed while the lines can, `address` and `method` while the address can, `remarks` always. */
export type OrderTextPart = "number" | "address" | "method" | "remarks";

export interface OrderText {
  /** The column in the database, the field of the API and the heading of our own export. */
  readonly field: string;
  readonly chars: number;
  readonly kind: OrderTextKind;
  readonly part: OrderTextPart;
  /** Separator if several columns are joined; without one, the text comes from one column only. */
  readonly join?: string;
  /** The description in the SDL, if the name is not enough. */
  readonly about?: string;
}

export const ORDER_TEXTS = [
  {
    field: "external_number",
    chars: SHORT_CHARS,
    kind: "code",
    part: "number",
    about: "The number in the shop it came from, unique within a store.",
  },
  { field: "recipient_name", chars: NAME_CHARS, kind: "line", part: "address", join: " " },
  { field: "company", chars: NAME_CHARS, kind: "line", part: "address", join: " " },
  { field: "address_line1", chars: ADDRESS_CHARS, kind: "line", part: "address", join: " " },
  { field: "address_line2", chars: ADDRESS_CHARS, kind: "line", part: "address", join: ", " },
  { field: "city", chars: NAME_CHARS, kind: "line", part: "address", join: ", " },
  {
    field: "region",
    chars: NAME_CHARS,
    kind: "line",
    part: "address",
    join: ", ",
    about: "State, province or prefecture.",
  },
  { field: "postal_code", chars: SHORT_CHARS, kind: "code", part: "address" },
  { field: "country", chars: SHORT_CHARS, kind: "country", part: "address", about: "ISO 3166-1 alpha-2." },
  { field: "email", chars: EMAIL_CHARS, kind: "email", part: "address" },
  { field: "phone", chars: SHORT_CHARS, kind: "code", part: "address" },
  { field: "shipping_method", chars: NAME_CHARS, kind: "line", part: "method" },
  { field: "note", chars: NOTE_CHARS, kind: "paragraphs", part: "remarks", join: "\n" },
  {
    field: "gift_message",
    chars: 500,
    kind: "paragraphs",
    part: "remarks",
    join: "\n",
    about:
      "From the buyer to the person who opens the package: printed on the packing slip, 500 characters at most.",
  },
] as const satisfies readonly OrderText[];

type Rows = (typeof ORDER_TEXTS)[number];
export type OrderTextField = Rows["field"];
export type OrderTexts = Readonly<Record<OrderTextField, string>>;

export const orderTextOf = <Field extends OrderTextField>(field: Field) =>
  ORDER_TEXTS.find((text) => text.field === field) as Extract<Rows, { readonly field: Field }>;

export const ORDER_TEXT_FIELDS: readonly OrderTextField[] = ORDER_TEXTS.map(({ field }) => field);

export const orderTextsIn = <Part extends OrderTextPart>(...parts: readonly Part[]) =>
  ORDER_TEXTS.filter((text): text is Extract<Rows, { readonly part: Part }> =>
    parts.some((part) => part === text.part)
  ).map(({ field }) => field);

/** The best is first; `custom` is any file of no other profile. */
const HEADINGS = {
  external_number: {
    custom: ["Order Number", "Order ID", "Order No", "Order No.", "Order #", "Order", "Number"],
    shopify: ["Name"],
    etsy: ["Order ID"],
    tiktok: ["Order ID"],
    superstore: ["Order ID"],
  },
  recipient_name: {
    custom: [
      "Recipient",
      "Recipient Name",
      "Ship Name",
      "Shipping Name",
      "Full Name",
      "Customer Name",
      "Name",
    ],
    shopify: ["Shipping Name"],
    etsy: ["Ship Name"],
    tiktok: ["Recipient"],
    superstore: ["Customer Name"],
  },
  company: {
    custom: ["Company", "Shipping Company", "Ship Company"],
    shopify: ["Shipping Company"],
  },
  address_line1: {
    custom: [
      "Address 1",
      "Address Line 1",
      "Shipping Address 1",
      "Ship Address 1",
      "Street",
      "Street 1",
      "Address",
    ],
    // Shipping Street has both lines in one: it is read only if they are missing.
    shopify: ["Shipping Address1", "Shipping Street"],
    etsy: ["Ship Address1"],
    tiktok: ["Address Line 1", "Detail Address"],
  },
  address_line2: {
    custom: ["Address 2", "Address Line 2", "Shipping Address 2", "Ship Address 2", "Street 2"],
    shopify: ["Shipping Address2"],
    etsy: ["Ship Address2"],
    tiktok: ["Address Line 2", "Additional address information"],
  },
  city: {
    custom: ["City", "Town", "Shipping City", "Ship City"],
    shopify: ["Shipping City"],
    etsy: ["Ship City"],
    tiktok: ["City", "Regency and City", "District"],
    superstore: ["City"],
  },
  region: {
    custom: ["Shipping State", "Ship State", "State", "Province", "region", "County"],
    shopify: ["Shipping Province", "Shipping Province Name"],
    etsy: ["Ship State"],
    tiktok: ["State", "Province"],
    superstore: ["State"],
  },
  postal_code: {
    custom: ["Postal Code", "Postcode", "Zip", "Zip Code", "Shipping Postcode", "Ship Zipcode"],
    shopify: ["Shipping Zip"],
    etsy: ["Ship Zipcode"],
    tiktok: ["Zipcode", "Postal Code"],
    superstore: ["Postal Code"],
  },
  country: {
    custom: ["Country", "Country Code", "Shipping Country", "Ship Country"],
    shopify: ["Shipping Country"],
    etsy: ["Ship Country"],
    tiktok: ["Country"],
    superstore: ["Country"],
  },
  email: {
    custom: ["Email", "E-mail", "Email Address", "Buyer Email"],
    shopify: ["Email"],
    tiktok: ["Email"],
  },
  phone: {
    custom: ["Phone", "Phone Number", "Telephone", "Shipping Phone"],
    shopify: ["Shipping Phone", "Phone"],
    tiktok: ["Phone #", "Phone"],
  },
  shipping_method: {
    custom: ["Shipping Method", "Delivery Option", "Shipping", "Ship Mode"],
    shopify: ["Shipping Method"],
    tiktok: ["Delivery Option"],
    superstore: ["Ship Mode"],
  },
  note: {
    custom: ["Note", "Notes", "Customer Note", "Buyer Note", "Buyer Message"],
    shopify: ["Notes"],
    tiktok: ["Buyer Message"],
  },
  gift_message: {
    custom: ["Gift Message", "Gift Note", "Gift Text", "Gift Card Message", "Gift Message Text"],
    shopify: ["Gift Message", "Gift Note"],
    etsy: ["Gift Message"],
    tiktok: ["Gift Message"],
  },
} as const satisfies Readonly<Record<OrderTextField, Headings>>;
type Headings =
  & { readonly custom: readonly string[] }
  & Readonly<Partial<Record<"shopify" | "etsy" | "tiktok" | "superstore", readonly string[]>>>;

type HeadingsIn<Kind extends string> = {
  readonly [
    Field in OrderTextField as (typeof HEADINGS)[Field] extends Record<Kind, unknown> ? Field : never
  ]: readonly string[];
};

export const textHeadings = <Kind extends keyof Headings>(kind: Kind) =>
  Object.fromEntries(
    Object.entries<Headings>(HEADINGS).flatMap(([field, { [kind]: names }]) => names ? [[field, names]] : []),
  ) as HeadingsIn<Kind>;

export type JoinTextField = Extract<Rows, { readonly join: string }>["field"];

/** Missing texts are empty. */
export const orderTexts = (
  given: Readonly<Partial<Record<OrderTextField, string | null | undefined>>>,
): OrderTexts =>
  Object.fromEntries(ORDER_TEXT_FIELDS.map((field) => [field, given[field] ?? ""])) as Record<
    OrderTextField,
    string
  >;
