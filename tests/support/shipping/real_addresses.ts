import type { PostalAddress } from "../../../api/places/addresses.ts";

interface Vector {
  readonly kind: string;
  /** Name, company, two lines of the address, city, region, postal code, country. */
  readonly address: readonly [string, string, string, string, string, string, string, string];
  readonly lines: readonly string[];
}

const VECTORS = JSON.parse(
  Deno.readTextFileSync(new URL("../../fixtures/real/18_addresses.json", import.meta.url)),
) as readonly Vector[];

function addressOf(
  [name, company, line1, line2, city, region, code, country]: Vector["address"],
): PostalAddress {
  return {
    name,
    company,
    address_line1: line1,
    address_line2: line2,
    city,
    region,
    postal_code: code,
    country,
  };
}

export const realAddresses = VECTORS.map(({ address, ...rest }) => ({
  ...rest,
  address: addressOf(address),
}));
