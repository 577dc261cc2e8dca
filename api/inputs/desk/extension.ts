import {
  array,
  boolean,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  picklist,
  pipe,
  strictObject,
} from "valibot";
import { type Config, type ConfigField, type Manifest, plainFields } from "../../desk/extensions.ts";
import { isWebAddress, MAX_URL_LENGTH } from "../address.ts";
import { says } from "../read.ts";
import { line } from "../text.ts";

const MAX_TEXT_CHARS = 200;
const MAX_LINES = 50;

const isSecure = (text: string): boolean => isWebAddress(text) && /^https:/i.test(text);
const address = pipe(
  line(MAX_URL_LENGTH),
  check((text) => text === "" || isSecure(text), says("badUrl")),
);

function schemaOf({ kind, values }: ConfigField): GenericSchema {
  switch (kind) {
    case "switch":
      return boolean(says("invalid"));
    case "choice":
      return picklist(values ?? [], says("unknown"));
    case "list":
      return pipe(
        array(values ? picklist(values, says("unknown")) : line(MAX_TEXT_CHARS)),
        maxLength(MAX_LINES, says("tooMany")),
      );
    case "url":
      return address;
    case "text":
    case "secret":
      return line(MAX_TEXT_CHARS);
  }
}

/** Refuses an unknown setting. */
export const extensionInput = (manifest: Manifest): GenericSchema<unknown, Config> =>
  strictObject(
    Object.fromEntries(plainFields(manifest).map((field) => [field.key, nullish(schemaOf(field))])),
    says("unknown"),
  ) as unknown as GenericSchema<unknown, Config>;

const secretText = pipe(line(MAX_URL_LENGTH), check((text) => text !== "", says("required")));

/** Returns the schema of a secret. The server, which knows its settings, allows or refuses local hosts over http. */
export const secretInput = ({ isUrl = false }: ConfigField): GenericSchema<unknown, string> =>
  isUrl ? pipe(secretText, check(isWebAddress, says("badUrl"))) : secretText;
