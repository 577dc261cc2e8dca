import { check, pipe } from "valibot";
import { says } from "./read.ts";
import { line } from "./text.ts";

/** Bound of some browsers and proxies. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** Scheme and host. Credentials in an address would be an open secret. */
const BEGINNING = /^(https?):\/\/[^\s/?#\\@]+(?:[/?#]|$)/i;

export const isWebAddress = (text: string): boolean => BEGINNING.test(text) && URL.canParse(text);

export const webAddress = (max = MAX_ADDRESS_LENGTH) =>
  pipe(line(max), check((text) => text === "" || isWebAddress(text), says("badUrl")));
