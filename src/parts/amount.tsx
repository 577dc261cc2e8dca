import { moneyText } from "../lib/amount_text.ts";

export function Amount({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  return <bdi dir="ltr">{moneyText(minor, currency)}</bdi>;
}
