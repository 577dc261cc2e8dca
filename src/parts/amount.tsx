/** An amount with its currency, in the same order whatever the direction of the page. */
import { formatMinor } from "../../api/money.ts";

export function Amount({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  return <bdi dir="ltr">{formatMinor(minor, currency)} {currency}</bdi>;
}
