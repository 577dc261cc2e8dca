import {
  array,
  check,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minLength,
  nullish,
  object,
  picklist,
  pipe,
  string,
  toLowerCase,
} from "valibot";
import { isHandle } from "../../people/handles.ts";
import type { MutationArgs } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const NAME = 120;
const HANDLE = 60;
const CONTACT = 200;
const PHONE = 40;
const PLAN = 64;

/** Fields that may be emptied: `clear` names those to empty. */
export const CLEARABLE = ["phone_number", "sale_plan", "facebook", "skype"] as const;

/** Digits with usual characters between them, and an extension; the count of digits differs too much to check. */
const PHONE_NUMBER = /^\+?[0-9(][0-9 ()./-]{2,}(?: ?(?:x|ext\.?) ?[0-9]{1,8})?$/i;

const emptyOr = (test: (text: string) => boolean) => (text: string) => text === "" || test(text);

export const phoneNumber = pipe(
  line(PHONE),
  check(emptyOr((text) => PHONE_NUMBER.test(text)), says("badPhone")),
);

export const namesIn = <const Names extends readonly string[]>(names: Names) =>
  nullish(pipe(
    array(pipe(string(says("invalid")), picklist(names, says("unknown")))),
    maxLength(names.length, says("tooMany")),
  ));

export const profileInput = object({
  name: nullish(requiredLine(NAME)),
  // Stored in lower case: `@Mai` and `@mai` are one person.
  h: nullish(pipe(
    line(HANDLE),
    minLength(1, says("required")),
    check(emptyOr(isHandle), says("badHandle")),
    toLowerCase(),
  )),
  phone_number: nullish(phoneNumber),
  sale_plan: nullish(line(PLAN)),
  // A name or an address, which is shown as text and never as a link.
  facebook: nullish(line(CONTACT)),
  skype: nullish(line(CONTACT)),
  clear: namesIn(CLEARABLE),
}) satisfies GenericSchema<
  unknown,
  Omit<MutationArgs["updateProfile"], "password" | "new_password" | "customizer" | "version" | "key">
>;

export type ProfileInput = InferOutput<typeof profileInput>;
