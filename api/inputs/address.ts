import { check, pipe } from "valibot";
import { says } from "./read.ts";
import { line } from "./text.ts";

/** Longest address that all common browsers and proxies accept. */
export const MAX_URL_LENGTH = 2_048;

/** Matches scheme and host. Credentials are refused, since anybody who sees the address would know them. */
const BEGINNING = /^(https?):\/\/[^\s/?#\\@]+(?:[/?#]|$)/i;

export const isWebAddress = (text: string): boolean => BEGINNING.test(text) && URL.canParse(text);

export const webAddress = (max = MAX_URL_LENGTH) =>
  pipe(line(max), check((text) => text === "" || isWebAddress(text), says("badUrl")));
