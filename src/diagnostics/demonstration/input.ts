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

const says = <const C extends TextCode>(code: C): C => code;

const email = pipe(string(says("emailMissing")), trim(), minLength(1, says("emailMissing")));

export const loginInput = object({
  email,
  password: pipe(string(says("passwordMissing")), minLength(1, says("passwordMissing"))),
}) satisfies GenericSchema<unknown, Credentials>;

export const registrationInput = object({
  name: pipe(
    string(says("nameMissing")),
    trim(),
    minLength(1, says("nameMissing")),
    maxLength(NAME_MAX, says("nameLong")),
  ),
  email: pipe(email, regex(EMAIL_REGEX, says("emailBad"))),
  password: pipe(
    string(says("passwordShort")),
    minLength(PASSWORD_MIN, says("passwordShort")),
    maxLength(PASSWORD_MAX, says("passwordLong")),
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
