/** A password is never trimmed or shown. */
import { check, maxLength, minLength, object, pipe, string } from "valibot";
import type { InputProblem } from "../../errors.ts";
import { readInput, says } from "../read.ts";

export const MIN_PASSWORD_LENGTH = 8;
/** A longer password would only slow down the hash. */
export const MAX_PASSWORD_LENGTH = 256;

/** Counts characters outside the basic plane, such as emoji, once. */
export const lengthOf = (password: string): number => [...password].length;

const newPassword = pipe(
  string(says("required")),
  minLength(1, says("required")),
  maxLength(MAX_PASSWORD_LENGTH, says("tooLong")),
  check((text) => lengthOf(text) >= MIN_PASSWORD_LENGTH, says("weakPassword")),
);

export const passwordInput = object({
  password: pipe(
    string(says("required")),
    minLength(1, says("required")),
    maxLength(MAX_PASSWORD_LENGTH, says("tooLong")),
  ),
  new_password: newPassword,
});

/** Keeps letters and digits: other characters make a name no harder to guess. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** A password that adds fewer characters than this to a name counts as that name. */
const MIN_BESIDE_NAME = 4;

/** True for a name of the owner, or the local part of their address: such passwords are guessed. */
function isNameOf(names: readonly string[], password: string): boolean {
  const text = fold(password);
  return names.flatMap((name) => [name, name.split("@", 1)[0] ?? ""]).map(fold).some((name) =>
    name !== "" && text.includes(name) && lengthOf(text) - lengthOf(name) < MIN_BESIDE_NAME
  );
}

export function newPasswordProblems(password: unknown, names: readonly string[]): readonly InputProblem[] {
  const read = readInput(object({ new_password: newPassword }), { new_password: password });
  if (!read.ok) return read.problems;
  return isNameOf(names, read.value.new_password)
    ? [{ path: "new_password", code: says("weakPassword") }]
    : [];
}

/** Finds problems without a look-up in the database; a person's own `names` are refused. */
export function passwordProblems(change: unknown, names: readonly string[]): readonly InputProblem[] {
  const read = readInput(passwordInput, change);
  if (!read.ok) return read.problems;
  const { password, new_password } = read.value;
  if (password.normalize("NFKC") === new_password.normalize("NFKC")) {
    return [{ path: "new_password", code: says("samePassword") }];
  }
  return isNameOf(names, new_password) ? [{ path: "new_password", code: says("weakPassword") }] : [];
}

/** Rates a password in three steps by its length alone. Source: NIST SP 800-63B. */
export function strengthOf(password: string): "short" | "fair" | "strong" {
  const length = lengthOf(password);
  return length < MIN_PASSWORD_LENGTH ? "short" : length < 14 ? "fair" : "strong";
}
