/** What the columns of a card's sheets are called. */
import { type CardSheets, columnsOf, type SheetName } from "../../../../machines/price_sheet.ts";
import { type Key, t } from "../../../lib/i18n.ts";

export interface ColumnTitle {
  readonly title: string;
  readonly about?: string;
}

/** Of prices the zones, each with where it is. */
export function titlesOf(card: CardSheets, sheet: SheetName): readonly ColumnTitle[] {
  if (sheet === "prices") {
    return [
      { title: t("priceTables.column.prices.up_to") },
      ...card.zones.map(([code = "", countries = "", prefixes = ""]) => ({
        title: code || t("priceTables.unnamed"),
        about: [card.currency, countries, prefixes].filter(Boolean).join(" · "),
      })),
    ];
  }
  return columnsOf(card, sheet).map(({ key }) => ({
    title: t(`priceTables.column.${sheet}.${key}` as Key, { currency: card.currency }),
  }));
}
