import assert from "node:assert/strict";
import { isWebAddress, MAX_URL_LENGTH, webAddress } from "../../../api/inputs/address.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { HOSTILE_URLS } from "../../support/hostile/hostile.ts";

Deno.test("a stored address is a web page with a host, and has no credentials", () => {
  for (const good of ["https://a.example", "HTTP://a.example:81/@x?y=z@w#v", "https://[2001:db8::1]/"]) {
    assert.ok(isWebAddress(good), good);
  }
  const bad = ["http://user:pass@x/", "https://user@x", "https://@x", "https://:@x", "https:///x", "https:x"];
  for (const each of [...bad, "ftp://x", "//x", "", "https://a\\@x"]) assert.ok(!isWebAddress(each), each);
  for (const url of HOSTILE_URLS.filter(isWebAddress)) {
    const { username, password, host, protocol } = new URL(url);
    assert.ok(!username && !password && host && /^https?:$/.test(protocol), url);
  }
});

Deno.test("a stored address may be empty, and is no longer than its limit", () => {
  const codes = (text: string) => {
    const read = readInput(webAddress(), text);
    return read.ok ? [] : read.problems.map(({ code }) => code);
  };
  assert.deepEqual(codes(""), []);
  assert.deepEqual(codes(` https://a.example/${"x".repeat(1_000)} `), []);
  assert.deepEqual(codes(`https://a.example/${"x".repeat(MAX_URL_LENGTH)}`), ["tooLong"]);
});
