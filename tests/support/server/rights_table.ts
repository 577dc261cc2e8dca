/** Reads the rights table, which people review as text: tests/server/rights_matrix.txt. */

/** Outcome of a call: the rule let it pass, FORBIDDEN, or UNAUTHENTICATED. */
export type Outcome = "+" | "-" | "0";

export interface RightsTable {
  readonly callers: readonly string[];
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, Outcome>>;
}

const isOutcome = (cell: string): cell is Outcome => ["+", "-", "0"].includes(cell);

/** A route has a space in its name, so the name ends at the first cell. */
const ROW = /^(\S+(?: \/\S+)?)\s+((?:[-+0|]\s*)+)$/;

/** @throws {Error} for a malformed line, a cell too many or too few, or a repeated row */
export function readTable(text: string): RightsTable {
  const [head = "", ...lines] = text.split("\n").filter((line) => line.trim() && !line.startsWith("//"));
  const callers = cellsOf(head);
  const rows = new Map<string, ReadonlyMap<string, Outcome>>();
  for (const line of lines) {
    const [, name = "", marks = ""] = ROW.exec(line) ?? [];
    const cells = cellsOf(marks).filter(isOutcome);
    if (cells.length !== callers.length) throw new Error(`Cannot read the row "${line}"`);
    if (rows.has(name)) throw new Error(`"${name}" is in the table twice`);
    rows.set(name, new Map(callers.map((caller, index) => [caller, cells[index]!])));
  }
  return { callers, rows };
}

const cellsOf = (line: string): string[] => line.trim().split(/\s+/).filter((cell) => cell !== "|");

export const rightsTable = async (): Promise<RightsTable> =>
  readTable(await Deno.readTextFile(new URL("../../server/rights_matrix.txt", import.meta.url)));
