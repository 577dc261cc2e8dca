/** Addresses of others that somebody types and we keep: one rule for all of them. */
import { check, pipe } from "valibot";
import { says } from "./read.ts";
import { line } from "./text.ts";

/** As long as some browsers and proxies take. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** Scheme and host as they are typed. With a name and a password in it, it would be a secret that lies open. */
const BEGINNING = /^(https?):\/\/[^\s/?#\\@]+(?:[/?#]|$)/i;

/** True for a page or a receiver out there: http or https, with a host and nobody's credentials. */
export const isWebAddress = (text: string): boolean => BEGINNING.test(text) && URL.canParse(text);

/** An address of the web; may be empty. */
export const webAddress = (max = MAX_ADDRESS_LENGTH) =>
  pipe(line(max), check((text) => text === "" || isWebAddress(text), says("badUrl")));
