import type { InputProblem } from "../../../../api/errors.ts";
import { numberRangeInput } from "../../../../api/inputs/shipping/shipping_method.ts";
import { says } from "../../../../api/inputs/read.ts";
import { RANGE_STATUSES } from "../../../../api/shipping/methods.ts";
import { EXHAUSTED_RANGE, isHead, isIssuer, RANGE_KINDS } from "../../../../api/shipping/number_ranges.ts";
import { derivedColumn, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { isMethod, overlaps, rangesList, rangeView } from "./store.ts";

const FIXED = ["head", "country", "first"] as const;

export const range = defineEntity({
  noun: "NumberRange",
  entity: "numberRanges",
  called: "range of numbers",
  source: rangesList,
  view: rangeView,
  seller: () => null,
  name: "head",
  input: numberRangeInput,
  columns: {
    head: text(),
    country: text("VN"),
    first: number(),
    last: number(),
    next: derivedColumn<number>(0),
    status: text(RANGE_STATUSES[0]),
  },
  once: ["method_code", "kind"],
  begin: ({ input: { method_code } }) => ({ method_code: method_code ?? "", kind: RANGE_KINDS[0] }),
  required: ["method_code", "head", "country"],
  follow({ first, last, next, status }, { before }) {
    const isBegun = before !== null && before.next > before.first;
    const comes = isBegun ? next : first;
    // A range that was lengthened has numbers again.
    const open = status === EXHAUSTED_RANGE ? RANGE_STATUSES[0] : status;
    return { next: comes, status: comes > last ? EXHAUSTED_RANGE : open };
  },
  async problems(next, { tx, before }) {
    const { head, country, first, last, method_code } = next;
    const isBegun = before !== null && before.next > before.first;
    const problems: InputProblem[] = [
      ...isBegun
        ? FIXED.filter((key) => before[key] !== next[key]).map((path) => ({ path, code: says("fixed") }))
        : [],
      ...head !== "" && !isHead(head) ? [{ path: "head", code: says("unknown") }] : [],
      ...country !== "" && !isIssuer(country) ? [{ path: "country", code: says("badCountry") }] : [],
      ...last < first ? [{ path: "last", code: says("upperLow") }] : [],
      ...isBegun && last >= first && last < before.next - 1
        ? [{ path: "last", code: says("lastGiven") }]
        : [],
      ...!before && method_code !== "" && !await isMethod(tx, method_code)
        ? [{ path: "method_code", code: says("unknown") }]
        : [],
    ];
    if (problems.length > 0) return problems;
    return await overlaps(tx, next, before?._id ?? "") ? [{ path: "first", code: says("rangeTaken") }] : [];
  },
  mayTrash(rows) {
    if (rows.some(({ first, next }) => next > first)) throw illegal("rangeInUse");
  },
});
