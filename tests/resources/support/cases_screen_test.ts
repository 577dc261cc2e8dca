/** The screen of cases as the requirements describe it: address, defaults and access. */
import assert from "node:assert/strict";
import { destinationOf } from "../../../resources/destinations.ts";
import { addressOf } from "../../../resources/desk/notification_address.ts";
import { recordDocumentOf } from "../../../resources/record_document.ts";
import { searchPages } from "../../../resources/desk/search_pages.ts";
import { visibleMenu } from "../../../resources/menu.ts";
import { cases } from "../../../resources/support/cases.ts";
import { CASE_TILES } from "../../../resources/support/case_tiles.ts";
import { readUrl, takesSegment, writeUrl } from "../../../resources/url.ts";
import { CASE_STATUSES, slugOf } from "../../../api/statuses.ts";
import { allows } from "../../../api/access.ts";
import { person } from "../../support/client/person.ts";

const seller = person({ _id: "s1", role: "sale", groups: [], scope: ["s1"] });
const agent = person({ _id: "a1", role: "sale", groups: [], scope: ["s1", "s2"] });
const packer = person({ _id: "p1", role: "packager", groups: [] });
const PAGE = { sort: cases.sort, page: 1, perPage: 20 };

Deno.test("S2.12 the menu leads to cases in Processing of every kind", () => {
  assert.deepEqual(cases.defaults, { status: "Processing", support_case: "All" });
  const ids = visibleMenu(seller).flatMap(({ items }) => items.map(({ id }) => id));
  assert.ok(ids.includes("support"));
  const { filters } = readUrl(cases, undefined, new URLSearchParams());
  assert.equal(filters["status"], "Processing");
});

Deno.test("S2.12 S2.35 every status has its own address, also /support/inprocess", () => {
  for (const status of CASE_STATUSES) {
    const slug = slugOf(status);
    assert.ok(takesSegment(cases, slug), slug);
    assert.equal(readUrl(cases, slug, new URLSearchParams()).filters["status"], status);
  }
  assert.equal(writeUrl(cases, { ...PAGE, filters: { status: "Inprocess" } }), "/support/inprocess");
});

Deno.test("S2.44 a notification of type Support leads to its case", () => {
  const address = addressOf({ type: "Support", referent: "/support/all/c1" });
  assert.equal(destinationOf(address, seller), "/support/all/c1");
  assert.equal(destinationOf(address, packer), null);
});

Deno.test("S2.45 the Support search page is shown to people who may see it", () => {
  const linksOf = (who: typeof seller) => searchPages(who).map(({ link }) => link);
  assert.ok(linksOf(seller).includes("/support"));
  assert.ok(linksOf(agent).includes("/support"));
  assert.ok(!linksOf(packer).includes("/support"));
});

Deno.test("S2.12 sellers see neither a case's worker nor its owner, and have their own tile and tab", () => {
  const columnsOf = (who: typeof seller) =>
    cases.columns.filter(({ rule }) => !rule || allows(rule, who)).map(({ key }) => key);
  const ofStaff = columnsOf(agent).filter((key) => !columnsOf(seller).includes(key));
  assert.deepEqual(ofStaff, ["assignee_name", "seller_name"]);
  const tilesOf = (who: typeof seller) =>
    CASE_TILES.filter(({ rule }) => allows(rule, who)).map(({ key }) => key);
  assert.deepEqual([tilesOf(seller), tilesOf(agent), tilesOf(packer)], [
    ["waiting"],
    ["processing", "overdue", "mine"],
    [],
  ]);
  const viewsOf = (who: typeof seller) =>
    Object.entries(cases.viewRules ?? {}).filter(([, rule]) => allows(rule, who)).map(([code]) => code);
  assert.deepEqual([viewsOf(seller), viewsOf(agent)], [["waits_for_you"], [
    "my_cases",
    "nobodys",
    "overdue",
  ]]);
});

Deno.test("S2.12 the record of a case names its seller, for merges, other cases and the link to a top-up", () => {
  assert.ok(cases.shape);
  assert.match(recordDocumentOf(cases, cases.shape), /\bseller_id\b/);
});
