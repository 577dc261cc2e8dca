/** A mistyped part stops `deno task bench` before anything is measured. */
import assert from "node:assert/strict";
import { FRAME } from "../../scripts/bench/frame.ts";
import { measurementOf } from "../../scripts/bench/sections.ts";

Deno.test("a section that gets an unknown part stops with the list of its parts", () => {
  assert.throws(
    () => measurementOf("load:lsits"),
    /load has no part lsits: expected one of lists, screens, new/,
  );
  assert.throws(() => measurementOf("scan:mysql"), /expected one of sqlite, postgres/);
  assert.throws(() => measurementOf("start:cold"), /start has no part cold: it is measured as a whole/);
  assert.throws(() => measurementOf("statement:many"), /expected a number of rows/);
  assert.throws(() => measurementOf("laod"), /There is no section laod\. Sections: load, shell, .*million/);
  for (const name of ["load", "load:new", "statement:5000", "large:work"]) {
    assert.equal(typeof measurementOf(name), "function", name);
  }
});

Deno.test("each module that counts as the frame exists", async () => {
  for (const path of FRAME) {
    await assert.doesNotReject(Deno.stat(new URL(`../../${path}`, import.meta.url)), path);
  }
});
