import { matchColumns } from "../../../api/csv/match.ts";
import type { FileFormat, ImportPlan } from "../../../api/csv/plan.ts";

const FORMAT: FileFormat = {
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  decimal: ".",
  dateOrder: "ymd",
};

export function planOf(headers: readonly string[], format: Partial<FileFormat> = {}): ImportPlan {
  const { profile, columns } = matchColumns(headers);
  return { profile, columns, headers, format: { ...FORMAT, ...format } };
}
