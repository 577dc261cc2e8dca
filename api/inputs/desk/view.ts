/** The server checks filters and columns against the list's resource. */
import { array, check, type GenericSchema, maxLength, nullish, object, pipe, string } from "valibot";
import { ROLES, VIEW_AUDIENCES } from "../../access.ts";
import type { ViewColumnInput, ViewInput } from "../../generated/schema.ts";
import { DENSITIES, MAX_COLUMN_PX, MIN_COLUMN_PX } from "../../list_layout.ts";
import { plainObject } from "../json.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

/** Maximum number of views of one person: nobody finds a view among more. */
export const MAX_VIEWS = 100;

const MAX_NAME_CHARS = 60;
const MAX_ID_CHARS = 64;
export const MAX_COLUMNS = 60;

const oneOf = (values: readonly string[]) =>
  pipe(string(says("invalid")), check((text) => values.includes(text), says("unknown")));

export const viewColumnInput = object({
  key: requiredLine(MAX_ID_CHARS),
  width: whole(MIN_COLUMN_PX, MAX_COLUMN_PX),
}, says("required")) satisfies GenericSchema<unknown, ViewColumnInput>;

export const viewInput = object({
  resource: nullish(requiredLine(MAX_ID_CHARS)),
  name: nullish(requiredLine(MAX_NAME_CHARS)),
  audience: nullish(oneOf(Object.keys(VIEW_AUDIENCES))),
  group_id: nullish(requiredLine(MAX_ID_CHARS)),
  role: nullish(oneOf(["", ...ROLES])),
  default_role: nullish(oneOf(["", ...ROLES])),
  columns: nullish(pipe(array(viewColumnInput), maxLength(MAX_COLUMNS, says("tooMany")))),
  density: nullish(oneOf(DENSITIES)),
  filters: nullish(plainObject),
  sort: nullish(line(MAX_ID_CHARS)),
}) satisfies GenericSchema<unknown, ViewInput>;
