/** The plan of a TikTok order file: its format, and a person's answers. The server checks it. */
import {
  boolean,
  exactOptional,
  type GenericSchema,
  integer,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
} from "valibot";
import { says } from "../inputs/read.ts";
import { zoneOfFile } from "../inputs/time_zone.ts";
import { DATE_ORDERS, type FileFormat, fileFormat, sheetName } from "./plan.ts";
import type { TiktokAnswers } from "./tiktok_table.ts";

/** Has no columns: their headers are known (tiktok_columns.ts). */
export interface TiktokPlan extends TiktokAnswers {
  readonly format: FileFormat;
  readonly sheet?: string;
  readonly keepsHidden?: boolean;
}

export const tiktokPlan = object({
  format: fileFormat,
  order: nullable(picklist(DATE_ORDERS, says("unknown"))),
  timeZone: zoneOfFile,
  seenAt: pipe(number(says("required")), integer(says("invalid")), minValue(0, says("invalid"))),
  sheet: sheetName,
  keepsHidden: exactOptional(boolean(says("invalid"))),
}) satisfies GenericSchema<unknown, TiktokPlan>;
