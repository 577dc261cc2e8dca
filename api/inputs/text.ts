/** Typed text: trimmed, bounded, without control characters. */
import { maxLength, minLength, pipe, regex, string, transform, trim } from "valibot";
import { withoutUnseen } from "../invisible_characters.ts";
import { says } from "./read.ts";

const ONE_LINE = /^\P{Cc}*$/u;
const SEVERAL_LINES = /^[\P{Cc}\n\r\t]*$/u;

/** One line of at most `max` characters; may be empty. */
export const line = (max: number) =>
  pipe(string(says("invalid")), trim(), maxLength(max, says("tooLong")), regex(ONE_LINE, says("invalid")));

export const requiredLine = (max: number) => pipe(line(max), minLength(1, says("required")));

/** One line that identifies something, without invisible characters; may be empty. */
export const codeLine = (max: number) => pipe(line(max), transform(withoutUnseen));

/** One line that identifies something, and must not be empty. */
export const neededCode = (max: number) => pipe(codeLine(max), minLength(1, says("required")));

/** Several lines of at most `max` characters together; may be empty. */
export const paragraphs = (max: number) =>
  pipe(
    string(says("invalid")),
    trim(),
    maxLength(max, says("tooLong")),
    regex(SEVERAL_LINES, says("invalid")),
  );
