/** Reads the tables of the golden month, whose amounts were all computed by hand, not by our code. */
import { readFileSync } from "node:fs";
import { exponentOf } from "../../../api/money.ts";

const FOLDER = new URL("../../fixtures/golden_month/", import.meta.url);

type Cells = Readonly<Record<string, string>>;

/** Returns the rows of a table by its header. */
export function goldenTable(
  name: "orders" | "postings" | "documents" | "trial_balance" | "profit",
): readonly Cells[] {
  const [head = "", ...lines] = readFileSync(new URL(`${name}.csv`, FOLDER), "utf8").trimEnd().split("\n");
  const columns = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}

/** Writes minor units as the tables do: 12.50, or 1000000 for the dong. */
export function amountText(minor: number, currency = "USD"): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

export const dayText = (at: number): string => new Date(at * 1_000).toISOString().slice(0, 10);

/** Writes the entries of a movement as one text, in the order of their accounts. */
export const entriesText = (entries: readonly string[]): string => entries.toSorted().join("; ");
