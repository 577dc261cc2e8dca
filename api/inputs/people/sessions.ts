/** An input that names no sign-in is an error: it never means all of them. */
import { array, boolean, check, maxLength, minLength, nullish, object, pipe, string } from "valibot";
import { says } from "../read.ts";

const MAX_IDS = 100;

export const revocationInput = pipe(
  object({
    ids: nullish(pipe(
      array(string(says("invalid")), says("invalid")),
      minLength(1, says("required")),
      maxLength(MAX_IDS, says("tooMany")),
    )),
    all: nullish(boolean(says("invalid"))),
  }),
  check(({ ids, all }) => (ids ?? null) !== null || all === true, says("required")),
  check(({ ids, all }) => (ids ?? null) === null || all !== true, says("invalid")),
);
