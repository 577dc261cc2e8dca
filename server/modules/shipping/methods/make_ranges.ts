import type { InputProblem } from "../../../../api/errors.ts";
import { numberRangeInput } from "../../../../api/inputs/shipping/shipping_method.ts";
import { says } from "../../../../api/inputs/read.ts";
import { RANGE_STATUSES } from "../../../../api/shipping/methods.ts";
import {
  EXHAUSTED_RANGE,
  isHead,
  isIssuer,
  isSsccHead,
  LAST_SERIAL,
  lastSsccSerial,
  RANGE_KINDS,
} from "../../../../api/shipping/number_ranges.ts";
import { derivedColumn, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import type { Writer } from "../../../db/database.ts";
import { isMethod, overlaps, overlapsSscc, type RangeRow, rangesList, rangeView } from "./store.ts";

const FIXED = ["head", "country", "first"] as const;

type Numbered = Pick<RangeRow, "head" | "country" | "last" | "method_code">;

const s10Problems = ({ head, country, last }: Numbered): InputProblem[] => [
  ...head !== "" && !isHead(head) ? [{ path: "head", code: says("unknown") }] : [],
  ...country === "" ? [{ path: "country", code: says("required") }] : [],
  ...country !== "" && !isIssuer(country) ? [{ path: "country", code: says("badCountry") }] : [],
  ...last > LAST_SERIAL ? [{ path: "last", code: says("badNumber") }] : [],
];

/** An extension digit and a company prefix leave the serial six to nine digits. */
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
  begin: ({ input: { method_code, kind } }) =>
    kind === "sscc"
      ? { method_code: null, kind }
      : { method_code: method_code ?? "", kind: kind ?? RANGE_KINDS[0] },
  required: ["head"],
  follow({ first, last, next, status, kind }, { before }) {
    const isBegun = before !== null && before.next > before.first;
    const comes = isBegun ? next : first;
    // A range that was lengthened has numbers again.
    const open = status === EXHAUSTED_RANGE ? RANGE_STATUSES[0] : status;
    return {
      ...kind === "sscc" && { country: "" },
      next: comes,
      status: comes > last ? EXHAUSTED_RANGE : open,
    };
  },
  async problems(next, { tx, before }) {
    const { first, last, kind } = next;
    const isBegun = before !== null && before.next > before.first;
    const problems: InputProblem[] = [
      ...isBegun
        ? FIXED.filter((key) => before[key] !== next[key]).map((path) => ({ path, code: says("fixed") }))
        : [],
      ...kind === "sscc" ? ssccProblems(next) : s10Problems(next),
      ...last < first ? [{ path: "last", code: says("upperLow") }] : [],
      ...isBegun && last >= first && last < before.next - 1
        ? [{ path: "last", code: says("lastGiven") }]
        : [],
      ...!before ? await methodProblems(tx, next) : [],
    ];
    if (problems.length > 0) return problems;
    const others = kind === "sscc" ? overlapsSscc : overlaps;
    return await others(tx, next, before?._id ?? "") ? [{ path: "first", code: says("rangeTaken") }] : [];
  },
  mayTrash(rows) {
    if (rows.some(({ first, next }) => next > first)) throw illegal("rangeInUse");
  },
});
