/** What a draft lacks, in a row of a list: the fields in short, and the whole sentences where the pointer rests. */
import type { OrderProblemCode } from "../../../api/order_problems.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { listText } from "../../parts/format.ts";

const FIELDS: Readonly<Record<OrderProblemCode, string>> = {
  linesMissing: "items_title",
  tooManyPieces: "quantity",
  skuUnknown: "sku",
  priceMissing: "total_minor",
  recipientMissing: "recipient_name",
  addressMissing: "address_line1",
  cityMissing: "city",
  countryMissing: "country",
  countryUnknown: "country",
};

interface Props {
  /** Codes, most urgent first. */
  readonly codes: readonly string[];
  readonly className: string;
}

const isKnown = (code: string): code is OrderProblemCode => Object.hasOwn(FIELDS, code);
/** A problem that this build does not know is told by its code. */
const fieldOf = (code: string): string => isKnown(code) ? t(`field.${FIELDS[code]}`) : code;

function sentenceOf(code: string): string {
  const key = `record.orderProblem.${code}`;
  return hasWords(key) ? t(key as Key) : code;
}

export default function ProblemCell({ codes, className }: Props) {
  const fields = [...new Set(codes.map(fieldOf))];
  return <span className={className} title={codes.map(sentenceOf).join(" ")}>{listText(fields)}</span>;
}
