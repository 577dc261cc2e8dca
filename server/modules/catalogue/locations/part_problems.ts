import type { InputProblem } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { Writer } from "../../../db/database.ts";
import { isLocation } from "./parts_store.ts";
import { printersAt } from "./printers_store.ts";

export async function locationProblems(tx: Writer, id: string): Promise<InputProblem[]> {
  return id === "" || await isLocation(tx, id) ? [] : [{ path: "location_id", code: says("unknown") }];
}

const CHOSEN = ["label_printer_id", "slip_printer_id", "paper_printer_id"] as const;

/** Returns problems for printers at another location. */
export async function printerProblems(
  tx: Writer,
  location: string,
  values: Readonly<Record<(typeof CHOSEN)[number], string | null>>,
): Promise<InputProblem[]> {
  const ids = CHOSEN.flatMap((key) => values[key] ?? []);
  if (ids.length === 0) return [];
  const printers = await printersAt(tx, location, ids);
  return CHOSEN.filter((key) => values[key] && !printers.has(values[key]))
    .map((path) => ({ path, code: says("unknown") }));
}
