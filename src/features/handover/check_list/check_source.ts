/** Loads the Check List, ticks its lines, and takes ticks back. */
import {
  type CheckList,
  MakeDayCheck,
  TrashDayCheck,
} from "../../../../api/generated/operations/check_list.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { CHECK_COUNTS, type CheckCount, type CheckCounts } from "../../../../api/shipping/check_counts.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { checkRequest } from "../../../../resources/handover/check_filters.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask, askText, earlyAnswerOf } from "../../../lib/client.ts";
import { codeOf, mapOutcome, type Outcome } from "../../../lib/outcome.ts";

export type CheckLine = DataOf<typeof CheckList>["checkList"][number];
export type Tick = NonNullable<CheckLine["tick"]>;

export interface Lines {
  readonly lines: readonly CheckLine[];
}

export function checkSource(filters: FilterValues): AnswerSource<Lines> {
  const { text, variables } = checkRequest(filters);
  return {
    name: `checkList.${JSON.stringify(filters)}`,
    entities: ["packages", "dayChecks"],
    debounceMs: 2_000,
    given: () => {
      const lines = earlyAnswerOf<DataOf<typeof CheckList>>(text, variables)?.checkList;
      return lines ? { lines } : null;
    },
    ask: async (options) =>
      mapOutcome(
        await askText<DataOf<typeof CheckList>>(text, variables, options),
        (data) => ({ lines: data.checkList }),
      ),
  };
}

/** Ticks a line. Returns null, or the current line without a tick if packages have moved since it was shown. */
export async function sendTick(
  { day, location_id, carrier, digest }: CheckLine,
  written: { readonly signed_by: string; readonly note: string },
  key: string,
): Promise<Outcome<CheckLine | null>> {
  const outcome = await ask(MakeDayCheck, { day, location_id, carrier, digest, ...written, key });
  if (outcome.ok) return { ok: true, data: null };
  const { failure } = outcome;
  const current = "errors" in failure ? failure.errors[0]?.current : null;
  return codeOf(failure) === "STALE" && isLine(current)
    ? { ok: true, data: current }
    : { ok: false, failure };
}

/** Checks the shape, since an API of another build may send another one. */
function isLine(value: unknown): value is CheckLine {
  const { digest, counts } = (value ?? {}) as { readonly digest?: unknown; readonly counts?: object };
  return typeof digest === "string" &&
    CHECK_COUNTS.every((count) =>
      typeof (counts as Record<string, unknown> | undefined)?.[count] === "number"
    );
}

export const takeBackTick = ({ _id }: Tick, key: string): Promise<Outcome<unknown>> =>
  ask(TrashDayCheck, { delete_ids: [_id], key });

export interface CountChange {
  readonly count: CheckCount;
  readonly before: number;
  readonly after: number;
}

/** Returns the counts that differ; none if packages were only exchanged for as many others. */
export const changedCounts = (before: CheckCounts, after: CheckCounts): readonly CountChange[] =>
  CHECK_COUNTS.map((count) => ({ count, before: before[count], after: after[count] }))
    .filter((each) => each.before !== each.after);
