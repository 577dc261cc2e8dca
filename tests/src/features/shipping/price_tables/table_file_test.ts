import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { unescapeFormula } from "../../../../../api/csv/write.ts";
import type { PriceTableBody } from "../../../../../api/shipping/rating/price_table.ts";
import { priceTableFromCells } from "../../../../../api/shipping/rating/cells.ts";
import { fileOf } from "../../../../../src/features/shipping/price_tables/table_file.ts";
import { readTable } from "../../../../../src/engine/imports/read_table.ts";

const body = (far: number | null): PriceTableBody => ({
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

Deno.test("S2.29 a price table saved as CSV or Excel is read again unchanged, in any currency", async () => {
  for (const format of ["csv", "xlsx"] as const) {
    for (const currency of ["USD", "VND", "KWD"]) {
      const table = body(null);
      const file = new File([fileOf(table, currency, format)], `card.${format}`);
      const read = await readTable(
        { file, sheet: null, decimal: null, encoding: null },
        new AbortController().signal,
      );
      assert.ok(read.kind === "fit", `${format} ${currency}`);
      const cells = [read.header, ...read.below].map((row) => row.cells.map(unescapeFormula));
      const back = priceTableFromCells(cells, { currency, base: table, mark: "." });
      assert.ok(back.ok, JSON.stringify(back));
      assert.deepEqual([back.body, back.problems], [table, []], `${format} ${currency}`);
    }
  }
});
