import { check, forward, type GenericSchema, nullish, object, picklist, pipe } from "valibot";
import type { ReleaseInput, ReturnInput } from "../../generated/schema.ts";
import {
  GRADES,
  MAX_RETURN_NOTE,
  releaseReasons,
  RELEASES,
  RETURN_REASONS,
  SHELF_REASONS,
} from "../../workshop/returns.ts";
import { says } from "../read.ts";
import { paragraphs, requiredLine } from "../text.ts";

const ID = 64;

export const returnInput = pipe(
  object({
    grade: picklist(GRADES, says("unknown")),
    reason_code: nullish(picklist(RETURN_REASONS, says("unknown"))),
    note: nullish(paragraphs(MAX_RETURN_NOTE)),
    location: requiredLine(ID),
    device: requiredLine(ID),
  }),
  forward(
    check(({ grade, reason_code }) => grade === "A" || typeof reason_code === "string", says("required")),
    ["reason_code"],
  ),
) satisfies GenericSchema<unknown, ReturnInput>;

export const releaseInput = pipe(
  object({
    outcome: picklist(RELEASES, says("unknown")),
    reason_code: picklist(SHELF_REASONS, says("unknown")),
    note: nullish(paragraphs(MAX_RETURN_NOTE)),
    location: requiredLine(ID),
    device: requiredLine(ID),
  }),
  forward(
    check(({ outcome, reason_code }) => releaseReasons(outcome).includes(reason_code), says("unknown")),
    ["reason_code"],
  ),
) satisfies GenericSchema<unknown, ReleaseInput>;
