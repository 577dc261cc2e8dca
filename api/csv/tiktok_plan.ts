/** Reads the answers of a person for one file of TikTok's orders: the screen and the job read it alike. */
import {
  boolean,
  exactOptional,
  type GenericSchema,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import { says } from "../inputs/read.ts";
import { timeZone } from "../inputs/time_zone.ts";
import { MAX_SHEET_NAME_CHARS } from "./bounds.ts";
import { itemPlan } from "./item_table.ts";
import { DATE_ORDERS, type FileFormat } from "./plan.ts";
import type { TiktokAnswers } from "./tiktok_table.ts";

/** Its columns follow from the header: TikTok names them alike in every country. */
export interface TiktokPlan extends TiktokAnswers {
  readonly format: FileFormat;
  readonly sheet?: string;
  readonly keepsHidden?: boolean;
}

export const tiktokPlan = object({
  format: itemPlan.entries.format,
  order: nullable(picklist(DATE_ORDERS, says("unknown"))),
  timeZone,
  seenAt: pipe(number(says("required")), integer(says("invalid")), minValue(0, says("invalid"))),
  sheet: exactOptional(pipe(string(says("invalid")), maxLength(MAX_SHEET_NAME_CHARS, says("tooLong")))),
  keepsHidden: exactOptional(boolean(says("invalid"))),
}) satisfies GenericSchema<unknown, TiktokPlan>;
