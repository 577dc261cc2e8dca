/**
 * Numbers that were printed in advance on sheets: a tab next to the number ranges. Source: docs/requirements.md
 * S2.16.
 */
import { POSTAL_NUMBER_STATUSES } from "../../api/statuses.ts";
import { column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { numberRights as may } from "./number_ranges.ts";

export const postalNumbers = defineResource({
  id: "postal_numbers",
  path: "/vn-post/numbers",
  group: "postal",
  isApart: true,
  rule: may.view,
  module: "vn_post_barcode",
  query: "postalNumbers",
  count: "postalNumbersCount",
  roots: { movePostalNumber: may.update },
  defaults: {},
  segment: "status",
  filters: [search(), statuses("status", POSTAL_NUMBER_STATUSES), { key: "range", kind: "ids" }, ids()],
  columns: [
    column("code", "code", 176),
    column("status", "status", 112, { sortable: true }),
    compound("package_code", "text", 128, ["package_id"]),
    column("range_name", "text", 232),
    column("reason", "text", 208),
    column("maker_name", "text", 144),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, { hidden: true }),
  ],
  sort: "-created_at",
  record: false,
  note: may.view,
  lifecycle: {
    name: "postal_number",
    mutation: "movePostalNumber",
    input: "PostalNumberMoveInput",
    job: "list.move",
  },
  moves: [{ event: "number.void", rule: may.update, asks: ["reason"], final: true }],
});
