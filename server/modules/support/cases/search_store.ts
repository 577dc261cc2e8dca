import { cases } from "../../../../resources/support/cases.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";

export const searchedCases = searchedTable({
  kind: "support",
  title: "Cases",
  rule: cases.rule,
  path: cases.path,
  table: "cases",
  subtitle: ["order_code", "items_text"],
});
