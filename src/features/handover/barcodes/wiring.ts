import {
  CheckNumbers,
  IssueNumbers,
  NumberIssues,
  SheetRanges,
} from "../../../../api/generated/operations/numbers.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { SheetFormat } from "../../../../api/shipping/postal_numbers.ts";
import { askEveryPage } from "../../../engine/wiring/every_page.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { download } from "../../../lib/download.ts";
import { language } from "../../../lib/i18n.ts";
import { mapOutcome, type Outcome } from "../../../lib/outcome.ts";

export type SheetRange = DataOf<typeof SheetRanges>["numberRanges"][number];
export type Issue = DataOf<typeof IssueNumbers>["issuePostalNumbers"];
export type FoundNumber = DataOf<typeof CheckNumbers>["checkNumbers"][number];

/** Short, so that the preview soon follows numbers that a person has just issued. */
const SOON_MS = 300;

export const sheetRanges: AnswerSource<DataOf<typeof SheetRanges>> = {
  name: "numberRanges.sheets",
  entities: ["numberRanges"],
  debounceMs: SOON_MS,
  ask: async (options) =>
    mapOutcome(
      await askEveryPage((page) => ask(SheetRanges, {}, page), (data) => data.numberRanges, options),
      (numberRanges) => ({ numberRanges }),
    ),
};

export const issuesSource = (_id: string): AnswerSource<DataOf<typeof NumberIssues>> => ({
  name: `numberRange.${_id}.issues`,
  entities: ["numberRanges", "postalNumbers"],
  ask: (options) => ask(NumberIssues, { _id }, options),
});

export interface IssueRequest {
  readonly range_id: string;
  readonly count: number;
  readonly reason: string;
  readonly key: string;
}

export async function issueNumbers(request: IssueRequest): Promise<Outcome<Issue>> {
  return mapOutcome(await ask(IssueNumbers, request), (data) => data.issuePostalNumbers);
}

export async function findNumbers(codes: readonly string[]): Promise<Outcome<readonly FoundNumber[]>> {
  return mapOutcome(await ask(CheckNumbers, { codes: [...codes] }), (data) => data.checkNumbers);
}

export function saveSheet(
  { range_id, first_code }: Pick<Issue, "range_id" | "first_code">,
  [from, until]: readonly [number, number],
  as: SheetFormat,
): Promise<Outcome<null>> {
  const query = new URLSearchParams({
    range: range_id,
    from: String(from),
    until: String(until),
    as,
    language: language.peek(),
  });
  return download(`/postal-numbers/sheet?${query}`, `${first_code}.${as === "csv" ? "csv" : "pdf"}`);
}
