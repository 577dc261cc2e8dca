/** Kinds of work add their own fields; each kind validates the list, its filters, the event and the columns. */
import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  transform,
} from "valibot";
import { MAX_EXCEPT_IDS, MAX_GRID_ROWS, MAX_LIST_VALUES } from "../../constants.ts";
import type { JobInput, JobMoveInput } from "../../generated/schema.ts";
import { JOB_KINDS } from "../../statuses.ts";
import { plainObject } from "../json.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const MAX_ID_CHARS = 64;
const MAX_NAME_CHARS = 64;
const MAX_COLUMNS = 100;
/** A column may be written from several fields. */
const MAX_TITLES = 3 * MAX_COLUMNS;
const MAX_LABEL_CHARS = 120;

export const recordId = requiredLine(MAX_ID_CHARS);
export const optionalName = nullish(line(MAX_NAME_CHARS));
export const listField = <T extends GenericSchema<unknown, string>>(each: T, max: number) =>
  nullish(pipe(array(each, says("invalid")), maxLength(max, says("tooMany"))));

export type JobFields = { readonly [K in keyof JobInput]?: GenericSchema<unknown, JobInput[K]> };

/** The params of an event are read by the event's schema (moveInputOf), once the event is known. */
const params = pipe(plainObject, transform((value): JobMoveInput => value));

const edit = object({ _id: recordId, version: whole(0, Number.MAX_SAFE_INTEGER), params: plainObject });

export const jobFields = {
  kind: picklist(JOB_KINDS, says("unknown")),
  resource: requiredLine(MAX_NAME_CHARS),
  ids: listField(recordId, MAX_LIST_VALUES),
  filters: nullish(plainObject),
  except: listField(recordId, MAX_EXCEPT_IDS),
  sort: optionalName,
  event: optionalName,
  params: nullish(params),
  only_made: nullish(boolean(says("invalid"))),
  columns: listField(requiredLine(MAX_NAME_CHARS), MAX_COLUMNS),
  labels: listField(line(MAX_LABEL_CHARS), MAX_TITLES),
  language: optionalName,
  shape: optionalName,
  format: optionalName,
  job: nullish(recordId),
  edits: nullish(pipe(array(edit, says("invalid")), maxLength(MAX_GRID_ROWS, says("tooMany")))),
} satisfies JobFields;

export function jobInputOf(fields: readonly JobFields[]): GenericSchema<unknown, JobInput> {
  const own: object = Object.assign({}, ...fields);
  return object({ ...jobFields, ...own });
}
