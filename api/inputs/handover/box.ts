import { type GenericSchema, nullish, object } from "valibot";
import type { BoxInput } from "../../generated/schema.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const CODE = 32;

export const boxInput = object({
  location_id: nullish(requiredLine(ID)),
  method_code: nullish(line(CODE)),
}) satisfies GenericSchema<unknown, BoxInput>;
