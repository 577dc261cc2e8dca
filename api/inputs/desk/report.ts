import { type GenericSchema, maxLength, minLength, object, pipe, string } from "valibot";
import { MAX_SENTENCE_LENGTH } from "../../flows/recording.ts";
import { MAX_PACKED_LENGTH } from "../../flows/report_code.ts";
import type { ReportInput } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { paragraphs } from "../text.ts";

export const sentenceInput = object({
  sentence: pipe(paragraphs(MAX_SENTENCE_LENGTH), minLength(1, says("required"))),
});

export const reportInput = object({
  recording: pipe(
    string(says("invalid")),
    minLength(1, says("required")),
    maxLength(MAX_PACKED_LENGTH, says("tooLong")),
  ),
}) satisfies GenericSchema<unknown, ReportInput>;
