import { useState } from "react";
import { ADDRESS_COLUMNS, type AddressField, addressFields } from "../../../api/places/addresses.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";

export interface AddressPartWords {
  readonly label: string | null;
  /** The message that the country's post requires this part; null if the part is filled in or not required. */
  readonly missing: string | null;
}

export function partWords({ part, kind, isRequired }: AddressField, value: string): AddressPartWords {
  const key = `addressPart.${part}.${kind}`;
  const isAsked = isRequired && value.trim() === "" && (part === "region" || part === "postal_code");
  return {
    label: kind !== "" && hasWords(key) ? t(key as Key) : null,
    missing: isAsked ? t("addressPart.missing") : null,
  };
}

interface Keyed {
  readonly key: string;
}
type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => typeof value === "string" ? value : "";

const OPTIONAL_PARTS: readonly string[] = ["region", "postal_code"];

/** Returns the parts of the country's addresses, and other parts with a value, which stay until the country changes. */
export function useAddressParts(values: Values): ReadonlyMap<string, AddressField> {
  const country = textOf(values["country"]);
  const written = OPTIONAL_PARTS.filter((part) => textOf(values[part]).trim() !== "");
  const [stored, keep] = useState({ country, written });
  const isOther = stored.country !== country;
  const all = isOther ? written : [...new Set([...stored.written, ...written])];
  if (isOther || all.length > stored.written.length) keep({ country, written: all });
  return new Map(addressFields(country, all).map((field) => [field.part, field]));
}

const PARTS: readonly string[] = ADDRESS_COLUMNS;

/** Puts the country first and the other parts of an address into its order. Other fields keep their positions. */
export function arrangeAddressFields<Field extends Keyed>(
  fields: readonly Field[],
  parts: ReadonlyMap<string, AddressField>,
): readonly Field[] {
  const at = fields.findIndex(({ key }) => PARTS.includes(key));
  if (at < 0 || !fields.some(({ key }) => key === "country")) return fields;
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const address = ["country", ...parts.keys()].flatMap((key) => byKey.get(key) ?? []);
  return [...fields.slice(0, at), ...address, ...fields.slice(at).filter(({ key }) => !PARTS.includes(key))];
}
