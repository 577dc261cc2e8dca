import { array, type GenericSchema, maxLength, nullish, object, picklist, pipe } from "valibot";
import type { CaseInput } from "../../generated/schema.ts";
import { CASE_PRIORITIES, CASE_REASONS, MAX_CASE_LINES, SUPPORT_CASES, WISHES } from "../../support/cases.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const MAX_QUANTITY = 10_000;

const caseLine = object({
  order_line_id: requiredLine(ID),
  unit_id: nullish(line(ID)),
  quantity: whole(1, MAX_QUANTITY, says("invalid")),
});

export const caseInput = object({
  order_id: nullish(line(ID)),
  seller_id: nullish(line(ID)),
  package_id: nullish(line(ID)),
  support_case: nullish(picklist(SUPPORT_CASES, says("unknown"))),
  reason: nullish(picklist(CASE_REASONS, says("unknown"))),
  requested: nullish(picklist(WISHES, says("unknown"))),
  priority: nullish(picklist(CASE_PRIORITIES, says("unknown"))),
  lines: nullish(pipe(array(caseLine), maxLength(MAX_CASE_LINES, says("tooMany")))),
}) satisfies GenericSchema<unknown, CaseInput>;
