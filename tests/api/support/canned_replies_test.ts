import assert from "node:assert/strict";
import { fillReply, replyText } from "../../../api/support/canned_replies.ts";

const TEXTS = { body: "Hello", body_de: "Hallo", body_fr: "", body_pt: "Olá" };

Deno.test("a canned reply has the text in the language shown, or the English text if that is missing", () => {
  assert.equal(replyText(TEXTS, "de"), "Hallo");
  assert.equal(replyText(TEXTS, "pt"), "Olá");
  assert.equal(replyText(TEXTS, "fr"), "Hello");
  assert.equal(replyText(TEXTS, "en"), "Hello");
  assert.equal(replyText(TEXTS, "constructor"), "Hello");
});

Deno.test("placeholders of a canned reply are filled in; one without a value stays, and its position is reported", () => {
  const filled = fillReply("{name}: {order}, {order}", { order: "PD-1", name: "Ann" });
  assert.deepEqual(filled, { text: "Ann: PD-1, PD-1", blank: null });
  const open = fillReply("Of {order}: {tracking} {tracking}", { order: "PD-1", tracking: "" });
  assert.equal(open.text, "Of PD-1: {tracking} {tracking}");
  assert.equal(open.text.slice(...open.blank!), "{tracking}");
  assert.deepEqual(open.blank, [9, 19]);
});

Deno.test("the value of a placeholder is text: neither another placeholder nor a pattern", () => {
  assert.deepEqual(fillReply("{name} {city}", { name: "$& {order}", city: "Ulm" }), {
    text: "$& {order} {city}",
    blank: null,
  });
  const open = fillReply("{name}: {tracking}", { name: "{tracking}" });
  assert.deepEqual(open, { text: "{tracking}: {tracking}", blank: [12, 22] });
});
