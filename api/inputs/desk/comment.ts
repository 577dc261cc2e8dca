import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  string,
  transform,
  trim,
} from "valibot";
import { MAX_COMMENT_ATTACHMENTS } from "../../desk/attachments.ts";
import type { CommentInput } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

export const MAX_COMMENT_LENGTH = 5_000;
export const VISIBILITIES = ["staff", "seller"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const MAX_ID_CHARS = 64;

/** Removes control characters of pasted text instead of refusing it. */
const readable = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");

export const commentInput = object({
  entity: nullish(requiredLine(MAX_ID_CHARS)),
  entity_id: nullish(requiredLine(MAX_ID_CHARS)),
  body: nullish(pipe(
    string(says("invalid")),
    transform(readable),
    trim(),
    minLength(1, says("required")),
    maxLength(MAX_COMMENT_LENGTH, says("tooLong")),
  )),
  visibility: nullish(pipe(
    string(says("invalid")),
    check((text) => (VISIBILITIES as readonly string[]).includes(text), says("unknown")),
  )),
  seen: nullish(line(MAX_ID_CHARS)),
  attachments: nullish(
    pipe(array(requiredLine(MAX_ID_CHARS)), maxLength(MAX_COMMENT_ATTACHMENTS, says("tooMany"))),
  ),
}) satisfies GenericSchema<unknown, CommentInput>;
