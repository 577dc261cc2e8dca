/** Source: libaddressinput, whose formats are in `generated/address_formats.ts`. */
import { ADDRESS_FORMATS } from "../generated/address_formats.ts";
import type { RequiredPart } from "../orders/order_problems.ts";
import { postalKey } from "./postal_key.ts";

export const ADDRESS_COLUMNS = [
  ...["address_line1", "address_line2", "city", "region", "postal_code", "country"] as const,
];
type AddressColumn = (typeof ADDRESS_COLUMNS)[number];

export const RECIPIENT_COLUMNS = ["recipient_name" as const, "company" as const, ...ADDRESS_COLUMNS];

export type PostalAddress = Readonly<Record<"name" | "company" | AddressColumn, string>>;

/** Names a part of an address by its letter in the table. Our addresses have no D and no X. */
type Part = "N" | "O" | "A" | "D" | "C" | "S" | "Z" | "X";
type Token = { readonly part: Part } | { readonly sign: string };

export interface AddressForm {
  readonly format: string;
  readonly latin: string;
  readonly required: string;
  /** The country's word for a region, such as state; empty for the usual word. */
  readonly region: string;
  readonly city: string;
  readonly postal: string;
}

/** Default for countries that the table does not have. */
const PLAIN: AddressForm = {
  format: "%N%n%O%n%A%n%C, %S %Z",
  latin: "",
  required: "AC",
  region: "",
  city: "",
  postal: "",
};

let forms: ReadonlyMap<string, AddressForm> | undefined;

function readForms(): ReadonlyMap<string, AddressForm> {
  return new Map(
    ADDRESS_FORMATS.trim().split("\n").map((line) => {
      const [country = "", format = "", latin = "", required = "", region = "", city = "", postal = ""] = line
        .split("|");
      return [country, { format, latin, required: required || PLAIN.required, region, city, postal }];
    }),
  );
}

export const addressFormOf = (country: string): AddressForm => (forms ??= readForms()).get(country) ?? PLAIN;

/** True if equal city and region are both written, as in New York, New York; Madrid and Dubai are written once. */
const isTwice = ({ format, required }: AddressForm): boolean =>
  required.includes("S") && format.includes("%C") && format.indexOf("%C") < format.indexOf("%Z");

/** Matches scripts whose addresses begin with the largest part. */
const LARGE_FIRST = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

const isLargeFirst = (format: string): boolean => format.indexOf("%A") < format.indexOf("%N");

function completed(format: string): string {
  const isLarge = isLargeFirst(format);
  let whole = format;
  if (!whole.includes("%C")) {
    whole = whole.includes("%S")
      ? whole.replace("%S", isLarge ? "%S%C" : "%C, %S")
      : whole.replace("%A", isLarge ? "%C%n%A" : "%A%n%C");
  }
  if (!whole.includes("%Z")) whole = whole.replace(/%[CS](?!.*%[CS])/, "$& %Z");
  // Blanks go between parts, but not where words are written without blanks.
  return isLarge ? whole : whole.replaceAll(/(%[A-Z])(?=%[A-Z])/g, "$1 ");
}

const lines = new Map<string, readonly (readonly Token[])[]>();

function linesOf(format: string): readonly (readonly Token[])[] {
  const known = lines.get(format);
  if (known) return known;
  const read = completed(format).split("%n").map((line) =>
    line.split(/(%[A-Z])/).filter((text) => text !== "").map((text): Token =>
      /^%[A-Z]$/.test(text) ? { part: text.charAt(1) as Part } : { sign: text }
    )
  );
  lines.set(format, read);
  return read;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

type Values = Readonly<Record<Part, readonly string[]>>;
const some = (...texts: readonly string[]): readonly string[] => texts.filter((text) => text.trim() !== "");

function valuesOf(address: PostalAddress, form: AddressForm, format: string): Values {
  const { name, company, address_line1, address_line2, city, region, postal_code } = address;
  // The formats of Singapore and Gibraltar have the city already.
  const isNamed = linesOf(format).flat().some((token) => "sign" in token && same(token.sign, city));
  return {
    N: some(name),
    O: some(company),
    A: some(address_line1, address_line2),
    C: isNamed ? [] : some(city),
    S: same(region, city) && !isTwice(form) ? [] : some(region),
    Z: some(postal_code),
    D: [],
    X: [],
  };
}

function isWritten(sign: string, code: string): boolean {
  const prefix = sign.trim();
  return prefix !== "" &&
    (code.startsWith(prefix) || (postalKey(prefix) !== "" && postalKey(code).startsWith(postalKey(prefix))));
}

function filled(tokens: readonly Token[], values: Values): readonly string[] {
  const usedLines: (readonly string[])[] = [];
  let isAfterPart = false;
  for (const [at, token] of tokens.entries()) {
    if ("part" in token) {
      const value = values[token.part];
      if (value.length > 0) usedLines.push(value);
      isAfterPart = value.length > 0;
      continue;
    }
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    // A sign between two parts is left out if one of them is empty.
    const isBeforeNothing = next !== undefined && "part" in next && values[next.part].length === 0;
    const isAfterNothing = before !== undefined && "part" in before && !isAfterPart && usedLines.length === 0;
    const code = next !== undefined && "part" in next && next.part === "Z" ? values.Z[0] ?? "" : "";
    if (!isBeforeNothing && !isAfterNothing && !isWritten(token.sign, code)) usedLines.push([token.sign]);
  }
  return usedLines.reduce<readonly string[]>(
    (all, [first = "", ...others]) => [...all.slice(0, -1), `${all.at(-1) ?? ""}${first}`, ...others],
    [],
  );
}

/** Leaves out empty lines, and an unused region if city and postal code are there. The country is last. */
export function postalLines(address: PostalAddress, country: string): readonly string[] {
  const form = addressFormOf(address.country);
  const written = `${address.address_line1}${address.city}${address.region}`;
  const format = form.latin !== "" && !LARGE_FIRST.test(written) ? form.latin : form.format;
  const values = valuesOf(address, form, format);
  const isPlace = values.C.length > 0 && values.Z.length > 0;
  const withRegion = format.includes("%S") || isPlace ? format : `${format}%n%S`;
  return [...linesOf(withRegion).flatMap((tokens) => filled(tokens, values)), country]
    .map((line) => line.trim()).filter((line) => line !== "");
}

export type AddressPart = Exclude<AddressColumn, "country">;

export interface AddressField {
  readonly part: AddressPart;
  /** The country's word for the part; empty if none is known. */
  readonly kind: string;
  readonly isRequired: boolean;
}

/** Returns the address fields in the country's order; `others` are further parts that have a value. */
export function addressFields(country: string, others: readonly string[] = []): readonly AddressField[] {
  const form = addressFormOf(country);
  const isKnown = form !== PLAIN;
  const isOwn = (letter: Part) => form.format.includes(`%${letter}`);
  const isAsked = (part: AddressPart, letter: Part) => isOwn(letter) || others.includes(part);
  const field = (part: AddressPart, letter: Part, kind: string): AddressField => ({
    part,
    kind: isKnown && (isOwn(letter) || letter === "C") ? kind : "",
    isRequired: isKnown && form.required.includes(letter),
  });
  const fields: Readonly<Partial<Record<Part, readonly AddressField[]>>> = {
    A: [field("address_line1", "A", ""), { ...field("address_line2", "A", ""), isRequired: false }],
    C: [field("city", "C", form.city || "city")],
    S: isAsked("region", "S") ? [field("region", "S", form.region || "province")] : [],
    Z: isAsked("postal_code", "Z") ? [field("postal_code", "Z", form.postal || "postal")] : [],
  };
  const format = form.format.includes("%S") ? form.format : `${form.format}%n%S`;
  return linesOf(format).flat().flatMap((token) => "part" in token ? fields[token.part] ?? [] : []);
}

const REQUIRED_PARTS: readonly (readonly [part: RequiredPart, letter: Part])[] = [
  ["region", "S"],
  ["postal_code", "Z"],
];

export function missingParts(
  address: Pick<PostalAddress, "country" | RequiredPart>,
): readonly RequiredPart[] {
  const { required } = addressFormOf(address.country);
  return REQUIRED_PARTS.filter(([part, letter]) => required.includes(letter) && address[part].trim() === "")
    .map(([part]) => part);
}
