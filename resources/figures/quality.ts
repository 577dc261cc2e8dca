/** Quality: rejections at stations and faults that buyers found. Source: docs/requirements.md S2.20, S6.10. */
import { defineFigures } from "../define_figures.ts";
import { qualityRights } from "../workshop/quality_rights.ts";
import { faults } from "./faults.ts";

export const quality = defineFigures({
  id: "quality",
  path: "/orders/print/quality",
  group: "sales",
  isApart: true,
  rule: qualityRights.view,
  module: "quality",
  query: "quality",
  list: faults,
  hidden: ["currency"],
  currency: "currency",
  measures: [
    { key: "rejects", kind: "count", where: { found: "station" } },
    { key: "escapes", kind: "count", where: { found: "buyer" } },
    { key: "faults", kind: "count" },
    { key: "escapes_share", kind: "share", part: "escapes", whole: "faults" },
    { key: "faulty_garments", kind: "sum", of: "quantity" },
  ],
  cards: ["rejects", "escapes", "escapes_share", "faulty_garments"],
  filters: ["found", "step", "reason", "station", "seller"],
  dimensions: ["step", "reason", "station", "found", "seller"],
  by: "step",
});
