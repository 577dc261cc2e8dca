import { CONFIG } from "./stage.tsx";
import assert from "node:assert/strict";
import {
  ORDER_SHIPMENT_STATUSES,
  ORDER_STATUSES,
  PACKAGE_STATUSES,
  PRINT_STATUSES,
  UNIT_STATUSES,
} from "../../../../api/statuses.ts";
import { SHARED_KEYS } from "../../../../scripts/build/early_words.ts";
import { MAX_TOPUP_CENTS } from "../../../../api/money/topups.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { problemText } from "../../../../src/lib/problem_text.ts";
import { english } from "../../../../src/words/english.ts";
import { statusWord } from "../../../../src/parts/status_pill.tsx";

Deno.test("S4.13 statuses have the spec's names, also those of packages; a garment's Inprocess has plain words", () => {
  for (const status of ["Processing", "Pending", "Paid", "In Production", "Inprocess", "Available"]) {
    assert.equal(statusWord(status), status);
  }
  assert.equal(statusWord("Inprocess", "work_status"), "Being worked on");
  assert.equal(statusWord("active"), "Active");
  assert.equal(statusWord("Processing", "shipment_status"), "Processing");
  assert.equal(statusWord("Handed Over", "shipment_status"), "Handed over");
  assert.equal(statusWord("Made elsewhere", "shipment_status"), "Made elsewhere");
  assert.equal(statusWord("<b>.constructor", "shipment_status"), "<b>.constructor");
});

Deno.test("the first picture has each English word for a status that differs by axis", () => {
  for (const [axis, words] of Object.entries(english.axis)) {
    for (const [status, word] of Object.entries(words)) {
      if (word !== statusWord(status)) {
        assert.ok(SHARED_KEYS.includes(`axis.${axis}.${status}`), `${axis}: ${status}`);
      }
    }
  }
});

Deno.test("within one axis of a record no two statuses have the same word", () => {
  const axes = [
    ["status", ORDER_STATUSES],
    ["print_status", PRINT_STATUSES],
    ["print_status", UNIT_STATUSES],
    ["shipment_status", ORDER_SHIPMENT_STATUSES],
    ["shipment_status", PACKAGE_STATUSES],
  ] as const;
  for (const [axis, values] of axes) {
    assert.equal(new Set(values.map((value) => statusWord(value, axis))).size, values.length, axis);
  }
});

Deno.test("an overlong text is reported with the allowed and the actual length", () => {
  assert.equal(
    problemText({ code: "tooLong", most: 60, found: 75 }),
    "Use at most 60 characters. This has 75.",
  );
  assert.equal(problemText({ code: "tooLong" }), "This is too long.");
  assert.equal(problemText({ code: "dayOver" }), "This day is over. Choose today or a later day.");
  assert.equal(problemText(null), null);
});

Deno.test("S2.23 an amount that is too large is reported in the business currency", () => {
  for (const [currency, text] of [["USD", "100,000.00 USD"], ["VND", "10,000,000 VND"]] as const) {
    setConfig({ ...CONFIG, currency });
    assert.equal(
      problemText({ code: "tooHigh", most: MAX_TOPUP_CENTS, found: MAX_TOPUP_CENTS + 1 }),
      `At most ${text} can be requested at once.`,
    );
  }
  setConfig(CONFIG);
});
