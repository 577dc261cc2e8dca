/** Makes ranges of numbers. Ranges must not overlap, and issued numbers cannot be changed. */
import type { InputProblem } from "../../../../api/errors.ts";
import { numberRangeInput } from "../../../../api/inputs/shipping/number_range.ts";
import { says } from "../../../../api/inputs/read.ts";
import {
  isIssuer,
  isS10Head,
  isSsccHead,
  LAST_S10_SERIAL,
  lastSsccSerial,
  rangeName,
} from "../../../../api/shipping/number_ranges.ts";
import { kindOf, RANGE_PURPOSES } from "../../../../api/shipping/range_purposes.ts";
import { NUMBER_RANGE_STATUSES } from "../../../../api/statuses.ts";
import { derivedColumn, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import type { Writer } from "../../../db/database.ts";
import { isMethod } from "../methods/store.ts";
import { settleRange } from "./settle.ts";
import { findOverlappingRange, type RangeRow, rangesList, rangeView } from "./store.ts";

const FIXED = ["head", "country", "first"] as const;

type Numbered = Pick<RangeRow, "head" | "country" | "last" | "method_code">;

const s10Problems = ({ head, country, last }: Numbered): InputProblem[] => [
  ...head !== "" && !isS10Head(head) ? [{ path: "head", code: says("unknown") }] : [],
  ...country === "" ? [{ path: "country", code: says("required") }] : [],
  ...country !== "" && !isIssuer(country) ? [{ path: "country", code: says("badCountry") }] : [],
  ...last > LAST_S10_SERIAL ? [{ path: "last", code: says("badNumber") }] : [],
];

/** Checks an SSCC range: extension digit and company prefix leave six to nine digits for the serial. */
const ssccProblems = ({ head, last }: Numbered): InputProblem[] => {
  if (head === "") return [];
  if (!isSsccHead(head)) return [{ path: "head", code: says("badCode") }];
  return last > lastSsccSerial(head) ? [{ path: "last", code: says("badNumber") }] : [];
};

async function methodProblems(tx: Writer, { method_code }: Numbered): Promise<InputProblem[]> {
  if (method_code === null) return [];
  if (method_code === "") return [{ path: "method_code", code: says("required") }];
  return await isMethod(tx, method_code) ? [] : [{ path: "method_code", code: says("unknown") }];
}

const isBegun = (before: RangeRow | null): before is RangeRow =>
  before !== null && before.next > before.first;

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
  },
  once: ["method_code", "kind", "purpose", "status", "unsure"],
  begin({ input: { method_code, kind, purpose } }) {
    const chosen = purpose ?? (kind === "sscc" ? "boxes" : RANGE_PURPOSES[0]);
    return {
      method_code: chosen === "labels" ? method_code ?? "" : null,
      kind: kindOf(chosen),
      purpose: chosen,
      status: NUMBER_RANGE_STATUSES[0],
      unsure: 0,
    };
  },
  required: ["head"],
  follow: ({ first, next, kind }, { before }) => ({
    ...kind === "sscc" && { country: "" },
    next: isBegun(before) ? next : first,
  }),
  async problems(next, { tx, before }) {
    const { first, last, kind } = next;
    const problems: InputProblem[] = [
      ...isBegun(before)
        ? FIXED.filter((key) => before[key] !== next[key]).map((path) => ({ path, code: says("fixed") }))
        : [],
      ...kind === "sscc" ? ssccProblems(next) : s10Problems(next),
      ...last < first ? [{ path: "last", code: says("upperLow") }] : [],
      ...isBegun(before) && last >= first && last < before.next - 1
        ? [{ path: "last", code: says("lastGiven") }]
        : [],
      ...!before ? await methodProblems(tx, next) : [],
    ];
    if (problems.length > 0) return problems;
    const other = await findOverlappingRange(tx, next, before?._id ?? "");
    return other ? [{ path: "first", code: says("rangeTaken"), of: rangeName(other) }] : [];
  },
  // Settles the range, because new bounds may give it numbers again or leave it without any.
  async afterwards(_id, _next, { tx, before, context }) {
    if (before) await settleRange(tx, _id, context.now());
  },
  referrers: { "postal_numbers.range_id": "rangeInUse" },
  mayTrash(rows) {
    if (rows.some(({ first, next }) => next > first)) throw illegal("rangeInUse");
  },
});
