import type { NumberRangeFacts, NumberRangeMoveInput } from "../../../../api/generated/schema.ts";
import { codeIn, rangeName, remainingNumbers, serialIn } from "../../../../api/shipping/number_ranges.ts";
import { numberRanges } from "../../../../resources/shipping/number_ranges.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { FactsContext, Refusal } from "../../../lifecycle/lifecycle.ts";
import { type RangeRow, rangesById, rangesList } from "./store.ts";

type Patch = Partial<Pick<RangeRow, "status" | "next" | "unsure">>;

const RESUME = "range.resume";
const printedIn = (params: object): string => ((params as NumberRangeMoveInput).last_printed ?? "").trim();

/** Returns the number after the last printed one; null if `printed` is not a number of the range. */
function nextAfter(row: RangeRow, printed: string): number | null {
  if (printed === "") return row.next;
  const serial = serialIn(row, printed);
  return serial === null || serial < row.first || serial > row.last ? null : serial + 1;
}

function rangeFacts(row: RangeRow, { event, params = {} }: FactsContext): NumberRangeFacts {
  const printed = printedIn(params);
  const next = nextAfter(row, printed);
  return {
    unsure: row.unsure === 1,
    // Only resuming requires the last printed number, unless the range had issued none before the backup.
    known: event !== RESUME || row.unsure === 0 || printed !== "" || row.next === row.first,
    inside: next !== null,
    later: next === null || next >= row.next,
    left: remainingNumbers({ last: row.last, next: next ?? row.next }) > 0,
  };
}

function explain(row: RangeRow, reason: string): Partial<Refusal> {
  if (reason === "isPrintedInRange") return { of: rangeName(row) };
  return reason === "isPrintedLater" ? { of: codeIn(row, row.next - 1) } : {};
}

export const rangeLifecycle = defineLifecycle<"NumberRange", RangeRow, NumberRangeFacts, Patch>({
  resource: numberRanges,
  called: "range of numbers",
  source: rangesList,
  rows: rangesById,
  factsOf: rangeFacts,
  effects: {
    keepPrinted: ({ row, params }) => ({
      patch: { unsure: 0, next: nextAfter(row, printedIn(params)) ?? row.next },
    }),
  },
  explain: ({ row }, reason) => explain(row, reason),
  audited: ["status", "next"],
  sampleFacts: [{ unsure: false, known: true, inside: true, later: true, left: true }],
});
