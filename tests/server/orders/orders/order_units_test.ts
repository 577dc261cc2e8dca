/** The garments of an order, as its record shows them. */
import assert from "node:assert/strict";
import { CompiledQuery, sql } from "kysely";
import type { Reader, Writer } from "../../../../server/db/database.ts";
import { unitsIn } from "../../../../server/modules/workshop/units/parts_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld } from "../../../support/orders/world.ts";

/** Number of garments of another order. */
const OTHERS = 2_000;

interface PlanNode {
  readonly Alias?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the only statement that a load runs. */
async function textOf(tx: Writer, load: (reader: Reader) => Promise<unknown>): Promise<CompiledQuery> {
  const queries: CompiledQuery[] = [];
  await load(recordReader(tx, (query) => void queries.push(query)));
  assert.equal(queries.length, 1);
  return queries[0]!;
}

Deno.test({
  name: "Postgres reads only an order's garments to show them",
  ignore: !Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      const paid = (lines = [{ sku: "MUG-WHITE", quantity: 2 }]) =>
        world.order({ lines }, ["order.submit", "order.pay"]);
      await world.topUp("anna", OTHERS * 1_000);
      await paid([{ sku: "MUG-WHITE", quantity: OTHERS }]);
      const id = await paid();
      await db.write(async (tx) => {
        await sql`analyze`.execute(tx);
        const load = unitsIn("order_id");
        const { sql: text, parameters } = await textOf(tx, (reader) => load(reader, ALL_SELLERS, [id]));
        const shown = (await load(tx, ALL_SELLERS, [id])).get(id) ?? [];
        assert.equal(shown.length, 2);
        const { rows: [row] } = await tx.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
          CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
        );
        const plan = row?.["QUERY PLAN"][0].Plan;
        assert.ok(plan);
        const read = nodesOf(plan).filter(({ Alias }) => Alias === "r")
          .map((node) => node["Actual Rows"] * node["Actual Loops"]);
        // The index returns one row for each garment of the order.
        assert.deepEqual(read, [2]);
      });
    }),
});
