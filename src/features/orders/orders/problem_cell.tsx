import type { AddedCellProps } from "../../../engine/features.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import type { OrderProblemCode } from "../../../../api/orders/order_problems.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { listText } from "../../../parts/format.ts";

const FIELDS: Readonly<Record<OrderProblemCode, string>> = {
  linesMissing: "items_title",
  tooManyPieces: "quantity",
  skuUnknown: "sku",
  priceMissing: "total_minor",
  itemUnavailable: "items_title",
  artMissing: "artwork",
  recipientMissing: "recipient_name",
  addressMissing: "address_line1",
  cityMissing: "city",
  regionMissing: "region",
  postalMissing: "postal_code",
  countryMissing: "country",
  countryUnknown: "country",
  postalUnfit: "postal_code",
  methodMissing: "shipping_method",
  methodUnknown: "shipping_method",
};

const isKnown = (code: string): code is OrderProblemCode => Object.hasOwn(FIELDS, code);
/** Returns the label of the field with the problem, or the code of a problem that this build does not know. */
const fieldOf = (code: string): string => isKnown(code) ? fieldWord("orders", FIELDS[code]) : code;

function sentenceOf(code: string): string {
  const key = `record.orderProblem.${code}`;
  return hasWords(key) ? t(key as Key) : code;
}

export default function ProblemCell({ row, column }: AddedCellProps) {
  const styles = useCellStyles();
  const value = row[column.key];
  const codes = Array.isArray(value) ? value.map(String) : [];
  const fields = [...new Set(codes.map(fieldOf))];
  return <span className={styles.line} title={codes.map(sentenceOf).join(" ")}>{listText(fields)}</span>;
}
