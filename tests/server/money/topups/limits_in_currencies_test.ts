/** The limit of a manual transaction has the same worth in every currency of the business. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { topups } from "../../../../server/modules/money/topups/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";

const { makeApproval } = serveModule(topups).mutations;

const LIMITS = [["USD", 10_000_000], ["JPY", 10_000_000], ["VND", 2_500_000_000], [
  "KWD",
  30_000_000,
]] as const;

Deno.test("S2.23 100,000 US dollars are the most for one transaction, or their worth in our currency", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const { session, ...root } = world.as("root");
    const person = { ...session.person, groups: ["accounting"] };
    for (const [currency, most] of LIMITS) {
      const context = {
        ...root,
        session: { ...session, person, actor: person },
        settings: { ...root.settings, currency },
      };
      const make = (credited_minor: number) => {
        const params = { seller_id: "anna", kind: "credit", credited_minor, note: "Sorry" };
        return runMutation("makeApproval", makeApproval, { params }, context);
      };
      assert.equal((await make(most))["currency"], currency);
      await assert.rejects(make(most + 1), (error) => {
        assert.ok(error instanceof ApiError);
        assert.deepEqual(error.details.problems, [
          { path: "params.credited_minor", code: "tooHigh", most, found: most + 1 },
        ]);
        return true;
      });
    }
  }));
