/** A case's number leads to its record in global search, but only for its seller and staff. */
import assert from "node:assert/strict";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import type { Name } from "../../../support/orders/world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { caseRow } from "../../../support/support/case_rows.ts";

Deno.test(
  "S2.45 the number of a case leads to it, typed or scanned, only for its seller and staff",
  onGrounds(async ({ rest, world: { db } }) => {
    const row = caseRow({ _id: "case-7", code: "CS-000007", seller_id: "anna" });
    await db.write((tx) => tx.insertInto("cases").values(row).execute());
    const search = async (name: Name, q: string) =>
      await (await rest(name, `/main-search/data?q=${encodeURIComponent(q)}`)).json() as SearchAnswer;
    for (const name of ["anna", "agent", "root"] as const) {
      for (const q of ["CS-000007", "cs-000007", "CSß000007"]) {
        const { jump, searchResult } = await search(name, q);
        assert.equal(jump, "/support/all/case-7", `${name} ${q}`);
        const found = searchResult.find(({ kind }) => kind === "support")?.data ?? [];
        assert.deepEqual(found.map(({ title, link }) => [title, link]), [["CS-000007", jump]]);
      }
    }
    const before = await search("anna", "cs-0");
    const other = caseRow({ _id: "case-8", code: "CS-000008", seller_id: "ben" });
    await db.write((tx) => tx.insertInto("cases").values(other).execute());
    assert.deepEqual(await search("anna", "cs-0"), before, "the same to the letter");
    assert.deepEqual(await search("ben", "CS-000007"), await search("ben", "CS-999999"));
    assert.equal((await search("packager", "CS-000007")).jump, undefined);
  }),
);
