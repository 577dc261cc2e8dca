/** Schemas by which the form checks its fields before it sends, and the mock checks what it receives. */
import {
  EMAIL_REGEX,
  type GenericSchema,
  maxLength,
  minLength,
  object,
  pipe,
  regex,
  string,
  trim,
} from "valibot";
import { readInput } from "../../../api/inputs/read.ts";
import type { Credentials, Problems, Registration } from "../../../machines/demonstration.ts";
import type { TextCode } from "./texts.ts";

const NAME_MAX = 100;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

const textCode = <const C extends TextCode>(code: C): C => code;

const email = pipe(string(textCode("emailMissing")), trim(), minLength(1, textCode("emailMissing")));

export const loginInput = object({
  email,
  password: pipe(string(textCode("passwordMissing")), minLength(1, textCode("passwordMissing"))),
}) satisfies GenericSchema<unknown, Credentials>;

export const registrationInput = object({
  name: pipe(
    string(textCode("nameMissing")),
    trim(),
    minLength(1, textCode("nameMissing")),
    maxLength(NAME_MAX, textCode("nameLong")),
  ),
  email: pipe(email, regex(EMAIL_REGEX, textCode("emailBad"))),
  password: pipe(
    string(textCode("passwordShort")),
    minLength(PASSWORD_MIN, textCode("passwordShort")),
    maxLength(PASSWORD_MAX, textCode("passwordLong")),
  ),
}) satisfies GenericSchema<unknown, Registration>;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: Problems };

export function readForm<T>(schema: GenericSchema<unknown, T>, input: unknown): Read<T> {
  const read = readInput(schema, input);
  if (read.ok) return read;
  const problems = [...read.problems].reverse().map(({ path, code }) => [path || "form", code]);
  return { ok: false, problems: Object.fromEntries(problems) };
}
