/** An address as it stands on a parcel. */
import { countryName } from "../../parts/format.ts";
import type { Order } from "./order.ts";

/** Countries that write the postal code after the city and region. Source: UPU addressing, general knowledge. */
const CODE_LAST = ["US", "CA", "AU", "GB", "IE", "IN", "NZ", "ZA", "SG", "PH", "TH", "VN", "BR", "MX"];

type Address = Pick<
  Order,
  | "recipient_name"
  | "company"
  | "address_line1"
  | "address_line2"
  | "city"
  | "region"
  | "postal_code"
  | "country"
>;

/** Lines from the recipient to the country, without empty ones. */
export function postalLines(address: Address): string[] {
  const { city, region, postal_code: code, country } = address;
  const place = CODE_LAST.includes(country)
    ? [[city, region].filter(Boolean).join(", "), code]
    : [code, city, region && region !== city ? `(${region})` : ""];
  return [
    address.recipient_name,
    address.company,
    address.address_line1,
    address.address_line2,
    place.filter(Boolean).join(" "),
    country && countryName(country),
  ].filter((line) => line.trim() !== "");
}
