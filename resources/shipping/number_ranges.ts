/**
 * Postal service › Barcode generate: ranges of numbers for labels, sheets and boxes.
 * Source: docs/requirements.md S2.16, S6.16.
 */
import { rules } from "../../api/access.ts";
import { RANGE_PURPOSES } from "../../api/shipping/range_purposes.ts";
import { NUMBER_RANGE_STATUSES } from "../../api/statuses.ts";
import { choices, column, defineResource, ids, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const numberRights = rightsIn("vn_post_barcode", rules.postal);
const may = numberRights;
const hidden = { hidden: true };

export const numberRanges = defineResource({
  id: "vn_post_barcode",
  path: "/vn-post/barcode",
  group: "postal",
  rule: may.view,
  module: "vn_post_barcode",
  query: "numberRanges",
  count: "numberRangesCount",
  roots: {
    getNumberRangeById: may.view,
    makeNumberRange: may.make,
    trashNumberRange: may.delete,
    moveNumberRange: may.update,
    issuePostalNumbers: may.add,
    checkNumbers: may.view,
  },
  defaults: {},
  segment: "status",
  filters: [
    statuses("status", NUMBER_RANGE_STATUSES),
    choices("purpose", RANGE_PURPOSES),
    { key: "method", kind: "options", source: "shippingMethods" },
    ids(),
  ],
  columns: [
    column("name", "code", 232),
    column("status", "status", 112, { sortable: true }),
    column("purpose", "word", 96),
    column("method_name", "text", 144),
    column("code", "mono", 176),
    column("left", "number", 96),
    column("per_day", "number", 96),
    column("days_left", "number", 96),
    column("empty_on", "day", 112),
    column("level", "word", 96),
    column("first", "number", 104, { ...hidden, sortable: true }),
    column("last", "number", 104, hidden),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, hidden),
  ],
  sort: "-created_at",
  record: true,
  note: may.view,
  lifecycle: {
    name: "number_range",
    mutation: "moveNumberRange",
    input: "NumberRangeMoveInput",
    job: "list.move",
  },
  moves: [
    { event: "range.pause", rule: may.update },
    // The last printed number is that of one range, so the step takes one range at a time.
    { event: "range.resume", rule: may.update, asks: ["last_printed?"], isSingle: true },
  ],
  shape: {
    noun: "NumberRange",
    name: "name",
    // The kind of a range follows from its purpose, so the form does not ask for it.
    apart: ["kind"],
    sections: [{
      key: "range",
      columns: [
        ...["purpose", "method_name", "code", "left", "per_day", "days_left", "empty_on", "level"] as const,
        ...["first", "last", "created_at", "updated_at"] as const,
      ],
      optional: ["method_name"],
    }],
    form: [{
      key: "range",
      fields: [
        { key: "purpose", kind: "choice", values: RANGE_PURPOSES, onlyNew: true },
        {
          ...{ key: "method_code", kind: "option", source: "shippingMethods", onlyNew: true },
          ...{ fromAddress: true, when: { purpose: "labels" } },
        },
        { key: "head", kind: "text", required: true },
        { key: "country", kind: "country", begins: "VN", when: { purpose: ["labels", "sheets"] } },
        { key: "first", kind: "number", required: true },
        { key: "last", kind: "number", required: true },
      ],
    }],
    input: () =>
      import("../../api/inputs/shipping/number_range.ts").then(({ numberRangeInput }) => numberRangeInput),
  },
});
