import { check, type GenericSchema, nullish, object, pipe, string } from "valibot";
import type { FigureScheduleInput } from "../../generated/schema.ts";
import { isPeriod } from "../../time/ranges.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const MAX_ID_CHARS = 64;

export const figureScheduleInput = object({
  view_id: nullish(requiredLine(MAX_ID_CHARS)),
  every: nullish(pipe(string(says("invalid")), check(isPeriod, says("unknown")))),
}) satisfies GenericSchema<unknown, FigureScheduleInput>;
