import assert from "node:assert/strict";
import { isKeepable, readCookie } from "../../../src/lib/cookie_header.ts";
import { fc } from "../../support/property.ts";

const RUNS = { numRuns: 500, seed: 20261121 };

Deno.test("S5 any cookie header is read without throwing, as one of our values or as none", () => {
  const junk = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "token",
      "token=",
      "=token",
      "token=%",
      "token=%E0%A4%A",
      "token==",
      `token=${"x".repeat(9_000)}`,
    ),
    fc.string({ maxLength: 40 }).map((text) => `token=${text}`),
  );
  fc.assert(
    fc.property(fc.array(junk, { maxLength: 6 }), (parts) => {
      const value = readCookie(parts.join("; "), "token");
      assert.ok(value === null || isKeepable(value));
    }),
    RUNS,
  );
});

Deno.test("S9.12 stored values are read back among foreign cookies", () => {
  const value = fc.stringMatching(/^[\x21-\x7e]{1,80}$/);
  const others = fc.array(fc.stringMatching(/^x[a-z]{1,8}=[a-z0-9%;]{0,8}$/), { maxLength: 4 });
  fc.assert(
    fc.property(value, others, others, (cookies, before, after) => {
      const header = [...before, `token=${encodeURIComponent(cookies)}`, ...after].join("; ");
      assert.equal(readCookie(header, "token"), cookies);
    }),
    RUNS,
  );
});

Deno.test("S5 a cookie that appears twice counts as missing", () => {
  assert.equal(readCookie("token=ours; token=theirs", "token"), null);
  assert.equal(readCookie("token=ours; token=ours", "token"), "ours");
  assert.equal(readCookie("xtoken=other; token=ours", "token"), "ours");
});
