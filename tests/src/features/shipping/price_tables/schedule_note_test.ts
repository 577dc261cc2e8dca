import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import type { PriceTableBody } from "../../../../../api/shipping/rating/price_table.ts";
import { againstText } from "../../../../../src/features/shipping/price_tables/schedule_note.tsx";
import type { LoadedPriceTable } from "../../../../../src/features/shipping/price_tables/table_source.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";

const tableOf = (...cells: readonly (number | null)[]): PriceTableBody => ({
  zones: cells.map((_, at) => ({ code: `Z${at}`, countries: ["*"], postal_prefixes: [] })),
  brackets: [{ up_to_g: 500, cells }],
  further: null,
  dim: null,
  surcharges: [],
  duties: [],
});

Deno.test("S2.29 a price that is or was not offered neither rises nor falls, but differs", async () => {
  await lateWords();
  const table = { inForce: tableOf(100, 100, 100, null), inForceCode: "PT-000004" };
  assert.equal(
    againstText({ ...table, body: tableOf(120, 90, null, 100) } as LoadedPriceTable),
    "It replaces PT-000004, which is in force now. Prices that rise: 1; that fall: 1; other differences: 2.",
  );
});
