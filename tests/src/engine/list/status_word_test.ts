import { CONFIG } from "./stage.tsx";
import assert from "node:assert/strict";
import {
  ORDER_SHIPMENT_STATUSES,
  ORDER_STATUSES,
  PACKAGE_STATUSES,
  PRINT_STATUSES,
} from "../../../../api/statuses.ts";
import { MAX_TOPUP_MINOR } from "../../../../api/money/topups.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { problemText } from "../../../../src/lib/problem_text.ts";
import { english } from "../../../../src/words/english.ts";
import { statusTitle, statusWord } from "../../../../src/parts/status_pill.tsx";

Deno.test("S4.13 statuses are called as the spec writes them, of packages too; the tooltip says what is not in the word", () => {
  for (const status of ["Processing", "Pending", "Paid", "In Production", "Inprocess", "Available"]) {
    assert.equal(statusWord(status), status);
  }
  assert.equal(statusWord("Inprocess", "work_status"), "Inprocess");
  assert.equal(statusWord("active"), "Active");
  assert.equal(statusWord("Processing", "shipment_status"), "Processing");
  assert.equal(statusTitle("Processing", "shipment_status"), "Processing · No label yet");
  assert.equal(statusTitle("Ready", "shipment_status"), "Ready");
  assert.equal(statusTitle("Processing"), "Processing");
  assert.equal(statusTitle("<b>.constructor", "shipment_status"), "<b>.constructor");
  assert.equal(statusWord("Handed Over", "shipment_status"), "Handed over");
  assert.equal(statusWord("Made elsewhere", "shipment_status"), "Made elsewhere");
});

Deno.test("English has no other word for a status of an axis: the first picture does without those", () => {
  for (const [axis, words] of Object.entries(english.axis)) {
    for (const [status, word] of Object.entries(words)) assert.equal(word, statusWord(status), axis);
  }
});

Deno.test("within an axis no two statuses have the same word", () => {
  const axes = {
    status: ORDER_STATUSES,
    print_status: PRINT_STATUSES,
    shipment_status: [...new Set([...ORDER_SHIPMENT_STATUSES, ...PACKAGE_STATUSES])],
  };
  for (const [axis, values] of Object.entries(axes)) {
    assert.equal(new Set(values.map((value) => statusWord(value, axis))).size, values.length, axis);
  }
});

Deno.test("what is too long is said with what is allowed and what there is", () => {
  assert.equal(
    problemText({ code: "tooLong", most: 60, found: 75 }),
    "Use at most 60 characters. This has 75.",
  );
  assert.equal(problemText({ code: "tooLong" }), "This is too long.");
  assert.equal(problemText({ code: "dayOver" }), "This day is over. Choose today or a later day.");
  assert.equal(problemText(null), null);
});

Deno.test("S2.23 too much money is said in the currency of the business", () => {
  for (const [currency, text] of [["USD", "100,000.00 USD"], ["VND", "10,000,000 VND"]] as const) {
    setConfig({ ...CONFIG, currency });
    assert.equal(
      problemText({ code: "tooHigh", most: MAX_TOPUP_MINOR, found: MAX_TOPUP_MINOR + 1 }),
      `At most ${text} can be requested at once.`,
    );
  }
  setConfig(CONFIG);
});
