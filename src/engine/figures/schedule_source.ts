import {
  FigureSchedules,
  MakeFigureSchedule,
  TrashFigureSchedule,
} from "../../../api/generated/operations/figure_schedules.ts";
import type { FigureSchedule, FigureScheduleInput } from "../../../api/generated/schema.ts";
import { ask } from "../../lib/client.ts";
import type { Outcome } from "../../lib/outcome.ts";
import type { AnswerSource } from "../wiring/answer.ts";

export type Schedule = Omit<FigureSchedule, "created_at" | "updated_at">;

export const SCHEDULES = "figureSchedules";

export const scheduleSource: AnswerSource<{ readonly all: readonly Schedule[] }> = {
  name: SCHEDULES,
  entities: [SCHEDULES, "views"],
  debounceMs: 500,
  ask: async (options) => {
    const outcome = await ask(FigureSchedules, {}, options);
    return outcome.ok
      ? { ok: true, data: { all: outcome.data.figureSchedules } }
      : { ok: false, failure: outcome.failure };
  },
};

/** Each is one mutation. */
export type ScheduleChange =
  | { readonly kind: "make"; readonly params: FigureScheduleInput }
  | { readonly kind: "trash"; readonly id: string };

export const sendChange = (change: ScheduleChange, key: string): Promise<Outcome<unknown>> =>
  change.kind === "make"
    ? ask(MakeFigureSchedule, { params: change.params, key })
    : ask(TrashFigureSchedule, { delete_ids: [change.id], key });
