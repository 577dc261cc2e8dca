import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { fractionText } from "../../../lib/fraction_text.ts";
import { type FormValue, rowsIn, writeRows } from "../../../engine/form/form_values.ts";

export type Amounts = ReadonlyMap<string, string>;

export const amountsIn = (value: FormValue): Amounts =>
  new Map(
    rowsIn(value).map((row) => [String(row["charge_line_id"] ?? ""), String(row["amount_minor"] ?? "")]),
  );

/** Returns the amounts as text, without lines that the order no longer has. */
export const writeAmounts = (amounts: Amounts, ids: readonly string[]): string =>
  writeRows(ids.flatMap((charge_line_id) => {
    const amount_minor = amounts.get(charge_line_id) ?? "";
    return amount_minor === "" ? [] : [{ charge_line_id, amount_minor }];
  }));

/** Returns minor units; null if the text is no amount. */
export const minorOf = (text: string, currency: string): number | null =>
  exactUnits(text, exponentOf(currency));

export const textOfMinor = (minor: number, currency: string): string =>
  fractionText(minor, exponentOf(currency));

export const sumOf = (amounts: Amounts, ids: readonly string[], currency: string): number =>
  ids.reduce((sum, id) => sum + (minorOf(amounts.get(id) ?? "", currency) ?? 0), 0);
