import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { unescapeFormula } from "../../../../../api/csv/write.ts";
import type { CardBody } from "../../../../../api/shipping/rating/card.ts";
import { cardFromCells } from "../../../../../api/shipping/rating/cells.ts";
import { fileOf } from "../../../../../src/features/shipping/price_tables/card_file.ts";
import { readTable } from "../../../../../src/engine/imports/read_table.ts";

const body = (far: number | null): CardBody => ({
  zones: [
    { code: "1 & 2", countries: ["US"], postal_prefixes: [] },
    { code: "=far", countries: ["*"], postal_prefixes: [] },
  ],
  brackets: [{ up_to_g: 100, cells: [450, far] }, { up_to_g: 250, cells: [0, 1_234_50] }],
  further: { step_g: 500, cells: [100, null] },
  dim: null,
  surcharges: [],
  duties: [],
});

Deno.test("S2.29 a card that is saved as CSV or Excel is read again as the same card, in any currency", async () => {
  for (const format of ["csv", "xlsx"] as const) {
    for (const currency of ["USD", "VND", "KWD"]) {
      const card = body(null);
      const file = new File([fileOf(card, currency, format)], `card.${format}`);
      const read = await readTable(
        { file, sheet: null, decimal: null, encoding: null },
        new AbortController().signal,
      );
      assert.ok(read.kind === "fit", `${format} ${currency}`);
      const cells = [read.header, ...read.below].map((row) => row.cells.map(unescapeFormula));
      const back = cardFromCells(cells, { currency, base: card, mark: "." });
      assert.ok(back.ok, JSON.stringify(back));
      assert.deepEqual([back.body, back.problems], [card, []], `${format} ${currency}`);
    }
  }
});
