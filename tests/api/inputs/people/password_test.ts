import assert from "node:assert/strict";
import { newPasswordProblems, passwordProblems, strengthOf } from "../../../../api/inputs/people/password.ts";

const codesOf = (password: unknown, new_password: unknown, names: readonly string[] = []) =>
  passwordProblems({ password, new_password }, names).map(({ path, code }) => `${path} ${code}`);

Deno.test("S2.39 a new password has 8 characters at least and 256 at most, as people count them", () => {
  assert.deepEqual(codesOf("old", "1234567"), ["new_password weakPassword"]);
  assert.deepEqual(codesOf("old", "12345678"), []);
  assert.deepEqual(codesOf("old", "😀".repeat(7)), ["new_password weakPassword"]);
  assert.deepEqual(codesOf("old", "x".repeat(257)), ["new_password tooLong"]);
  assert.deepEqual(codesOf("", ""), [
    "password required",
    "new_password required",
    "new_password weakPassword",
  ]);
  assert.deepEqual(codesOf(undefined, "long enough"), ["password required"]);
});

Deno.test("S2.39 a new password differs from the old one and from the person's names", () => {
  assert.deepEqual(codesOf("long enough", "long enough"), ["new_password samePassword"]);
  assert.deepEqual(codesOf("pa\u0308ssword", "pässword"), ["new_password samePassword"]);
  assert.deepEqual(codesOf("old", "Root@Demo.Test", ["root", "root@demo.test"]), [
    "new_password weakPassword",
  ]);
  const names = ["Ada Lovelace", "ada.l", "ada.lovelace@demo.test", "Jo"];
  for (const guessed of ["ada lovelace", "AdaLovelace1!", "ada.lovelace", "...Ada Lovelace 99"]) {
    assert.deepEqual(codesOf("old", guessed, names), ["new_password weakPassword"], guessed);
  }
  assert.deepEqual(codesOf("old", "joined trousers", names), []);
  assert.deepEqual(codesOf("old", "lovelace makes engines", names), []);
});

Deno.test("a password is accepted as typed: spaces around it belong to it", () => {
  assert.deepEqual(codesOf("old", "      \t "), []);
});

Deno.test("the strength of a password depends on its length", () => {
  assert.deepEqual(["1234567", "12345678", "1234567890123", "12345678901234"].map(strengthOf), [
    "short",
    "fair",
    "fair",
    "strong",
  ]);
});

Deno.test("a first password follows the rules of a changed one, without an old one", () => {
  const codes = (password: unknown) =>
    newPasswordProblems(password, ["mai", "mai@demo.test"]).map(({ code }) => code);
  assert.deepEqual(codes("battery staple"), []);
  assert.deepEqual(codes(undefined), ["required"]);
  assert.deepEqual(codes(""), ["required", "weakPassword"]);
  assert.deepEqual(codes("1234567"), ["weakPassword"]);
  assert.deepEqual(codes("MAI@demo.test"), ["weakPassword"]);
  assert.deepEqual(codes("x".repeat(257)), ["tooLong"]);
});
