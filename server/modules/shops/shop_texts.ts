/** Cleans texts of shops and limits their length. */
import { withoutUnseen } from "../../../api/invisible_characters.ts";
import { withoutNul } from "../../../api/nul.ts";
import { SHORT_CHARS } from "../../../api/orders/order_bounds.ts";
import type { ShopLine } from "./port.ts";

/** Returns a line's key in the store's SKU map: its SKU, or without one the platform's id of its variant. */
export const skuKeyOf = ({ sku, variant_id }: Pick<ShopLine, "sku" | "variant_id">): string =>
  oneLine(withoutUnseen(sku), SHORT_CHARS) || oneLine(variant_id, SHORT_CHARS);

export const oneLine = (text: string, chars: number): string =>
  withoutNul(text).replaceAll(/[\p{Cc}\s]+/gu, " ").trim().slice(0, chars).toWellFormed().trim();

export const severalLines = (text: string, chars: number): string =>
  withoutNul(text).replaceAll(/[^\P{Cc}\n]/gu, " ").trim().slice(0, chars).toWellFormed().trim();
