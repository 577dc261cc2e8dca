/** Writes an order's address as on its label, with the country in the reader's language. */
import { type PostalAddress, postalLines } from "../../../../api/places/addresses.ts";
import { countryName } from "../../../parts/format.ts";
import type { Order } from "./order.ts";

type Address = Pick<Order, "recipient_name" | Exclude<keyof PostalAddress, "name">>;

/** Returns the lines from the recipient to the country, without empty ones. */
export const addressLines = ({ recipient_name, ...address }: Address): readonly string[] =>
  postalLines({ ...address, name: recipient_name }, address.country && countryName(address.country));
