import { data, FakeApi, onStage, says, screen, waitFor } from "../record/stage.tsx";
import assert from "node:assert/strict";
import { audit } from "../../../resources/audit.ts";
import { orders } from "../../../resources/orders.ts";
import AuditView from "../../../src/audit/audit_view.tsx";
import { auditHref, recordHref } from "../../../src/audit/links.ts";
import SealState from "../../../src/audit/seal_state.tsx";
import { deedText, entityText } from "../../../src/audit/words.ts";
import { lateWords } from "../../../src/lib/i18n.ts";
import { RecordView } from "../../../src/record/views.tsx";
import { onList } from "../list/stage.tsx";

await lateWords();

const LONG = "a very long note ".repeat(40);
const ENTRY = {
  _id: "a1",
  at: 1_700_000_000,
  actor_id: "daniel",
  actor_name: "Daniel",
  acting_for: "anna",
  acting_for_name: "Anna",
  entity: "stores",
  entity_id: "s1",
  action: "makeStore",
  reason: "They asked on the phone.",
  changes: [
    { field: "name", before: "Old", after: "New" },
    { field: "note", before: "", after: LONG },
    { field: "odd_field", before: "1", after: "" },
  ],
  session_id: "session-1",
  request_id: "request-1",
  is_sealed: true,
  version: 1,
};
const SEALS = { sealed: 10, open: 3, sealed_until: 1_700_000_000, verified_at: 1_700_000_100, broken: [] };
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const seals = (over: object = {}) =>
  new FakeApi().on("AuditSeals", data({ auditSeals: { ...SEALS, ...over } }));

Deno.test("S6.17 an entry says who, for whom and from where, with before and after; what is long is folded", () => {
  const api = new FakeApi().on("GetAudit", data({ getAuditById: ENTRY }));
  return onStage(api, <AuditView id="a1" level={1} />, async () => {
    await screen.findByRole("heading", { name: "Store saved", level: 1 });
    for (const words of ["They asked on the phone.", "request-1", "Old", "New", "odd_field"]) {
      await says(words);
    }
    assert.equal(hrefOf("Daniel"), "/audit/all?actor=daniel");
    assert.equal(hrefOf("Anna"), "/audit/all?acting_for=anna");
    assert.equal(hrefOf("s1"), "/stores/all/s1");
    assert.equal(hrefOf("session-1"), "/audit/all?session=session-1");
    assert.equal(hrefOf("Everything that was done to this record"), "/audit/all?entity=stores&entity_id=s1");
    const folded = document.querySelector("details");
    assert.equal(folded?.open, false);
    assert.ok((folded?.querySelector("summary")?.textContent?.length ?? 0) < LONG.length / 2);
  }, { role: "super_root" });
});

Deno.test("an entry that is not there says so", () => {
  const api = new FakeApi().on("GetAudit", data({ getAuditById: null }));
  return onStage(api, <AuditView id="a1" level={2} />, async () => {
    await screen.findByRole("heading", { name: "There is no such entry", level: 2 });
  });
});

Deno.test("over the list stands until when the audit is sealed, when that was verified and what is broken", async () => {
  await onStage(seals(), <SealState />, async () => {
    await says("Sealed up to");
    await says("3 entries wait for the next seal.");
    await says("Verified");
    assert.equal(screen.queryByText(/does not fit/), null);
  });
  const broken = [{ first_seq: 5, last_seq: 9 }];
  await onStage(seals({ broken, open: 0, verified_at: null }), <SealState />, async () => {
    await says("One seal does not match its rows");
    await says("5–9");
    await says("Not verified yet.");
  });
  await onStage(
    seals({ sealed: 0, sealed_until: null }),
    <SealState />,
    () => says("Nothing is sealed yet."),
  );
});

Deno.test("the list of the audit has what was done in words, and opens the entry", () => {
  const row = { ...ENTRY, summary: "name: Old → New" };
  const api = seals().on("List", data({ audit: [row] }))
    .on("Count", data({ auditCount: { count: 1, capped: false } }));
  return onList(api, "/audit", async () => {
    await says("Store saved · Stores");
    await says("name: Old → New");
    await says("Sealed up to");
    const link = screen.getByRole("link", { name: /Store saved/ });
    assert.equal(link.getAttribute("href"), "/audit/all/a1?view=page");
  }, { role: "super_root", resource: audit });
});

Deno.test("S6.17 from a record a way leads to everything that was done to it, for super_root alone", async () => {
  const view = <RecordView resource={orders} id="o1" level={1} onClose={() => {}} />;
  const trail = () => screen.queryByRole("link", { name: "Everything that was done to this record" });
  const api = () => new FakeApi().on("GetOrder", data({ getOrderById: null }));
  await onStage(api(), view, async () => {
    await waitFor(() => assert.equal(trail()?.getAttribute("href"), "/audit/all?entity=orders&entity_id=o1"));
  }, { role: "super_root" });
  await onStage(api(), view, async () => {
    await screen.findByRole("alert");
    assert.equal(trail(), null);
  }, { role: "root" });
});

Deno.test("what this build has no words for is called as the API calls it", () => {
  assert.equal(deedText("order.hold"), "Put on hold");
  assert.equal(deedText("some.newDeed"), "some.newDeed");
  assert.equal(deedText("toString"), "toString");
  assert.equal(entityText("sessions"), "Sign-ins");
  assert.equal(entityText("orders"), "Orders");
  assert.equal(entityText("gadgets"), "gadgets");
  assert.equal(recordHref("gadgets", "g"), null);
  assert.equal(recordHref("packages", "p"), null, "a list without records");
  assert.equal(auditHref({}), "/audit");
});
