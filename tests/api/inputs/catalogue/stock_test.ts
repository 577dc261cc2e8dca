import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { stockInput, stockMoveInput } from "../../../../api/inputs/catalogue/stock.ts";
import { BLANK_CHANGES, blankChangeOf, BLANKS, MAX_STOCK } from "../../../../api/catalogue/stock.ts";

const problems = (input: object) => {
  const read = readInput(stockMoveInput, {
    location_id: "l",
    item_id: "i",
    kind: "receive",
    count: 1,
    ...input,
  });
  return read.ok ? "" : read.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
};

Deno.test("stock input is bounded, and only a correction may be below 0", () => {
  assert.equal(problems({}), "");
  assert.equal(problems({ kind: "adjust", count: -MAX_STOCK, reason: "Moths" }), "");
  assert.equal(problems({ kind: "adjust", count: -1 }), "reason required");
  for (const kind of ["receive", "count"]) assert.notEqual(problems({ kind, count: -1 }), "", kind);
  assert.notEqual(problems({ count: MAX_STOCK + 1 }), "");
  assert.notEqual(problems({ count: 0.5 }), "");
  assert.notEqual(problems({ count: NaN }), "");
  assert.notEqual(problems({ kind: "take" }), "");
  assert.equal(readInput(stockInput, { low_at: -1 }).ok, false);
  assert.equal(readInput(stockInput, { low_at: 0 }).ok, true);
});

Deno.test("reserving or taking a blank moves stock, except for a blank that is not counted", () => {
  for (const [action, turns] of Object.entries(BLANK_CHANGES)) {
    assert.equal("None" in turns, false, action);
    for (const blank of BLANKS) {
      const turn = blankChangeOf(action as keyof typeof BLANK_CHANGES, blank);
      const held = (of: string) => Number(of === "Reserved");
      if (turn) assert.equal(turn.move?.d_reserved ?? 0, held(turn.to) - held(blank), `${action} ${blank}`);
    }
  }
  assert.equal(
    blankChangeOf("scrapBlank", "Reserved", true),
    null,
    "artwork cannot spoil a blank that is not printed yet",
  );
  assert.equal(blankChangeOf("scrapBlank", "Taken", true)?.to, "Short");
});
