/** Drafts of forms that have got fields since the draft was stored. */
import assert from "node:assert/strict";
import { readFormDraft } from "../../../../src/engine/form/form_wiring.ts";
import { writeDraft } from "../../../../src/lib/drafts.ts";

const WHAT = "things.t1.edit";
const draft = (version: number, key = "") => ({
  base: { values: { name: "Old" }, version },
  values: { name: "Typed" },
  key,
});

Deno.test("typed text is kept if the record has got a field since; the new field has the stored value", () => {
  writeDraft("u1", WHAT, draft(3));
  assert.deepEqual(readFormDraft("u1", WHAT, { name: "Now", note: "Stored" }), {
    base: { values: { name: "Old", note: "Stored" }, version: 3 },
    values: { name: "Typed", note: "Stored" },
    key: "",
  });
  sessionStorage.clear();
});

Deno.test("a new record whose answer is missing is not restored with other fields, since it is sent as a whole", () => {
  writeDraft("u1", WHAT, draft(0, "k1"));
  assert.equal(readFormDraft("u1", WHAT, { name: "", note: "" }), null);
  assert.equal(readFormDraft("u1", WHAT, { name: "" })?.key, "k1");
  sessionStorage.clear();
});
