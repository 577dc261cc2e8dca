import { data, FakeApi, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { buildSchema, isInputObjectType } from "graphql";
import { SDL } from "../../../../../api/generated/sdl.ts";
import { JOB_KINDS } from "../../../../../api/statuses.ts";
import { orderMachine } from "../../../../../machines/lifecycles/orders/order.ts";
import { audit } from "../../../../../resources/people/audit.ts";
import { orders } from "../../../../../resources/orders/orders.ts";
import AuditView from "../../../../../src/features/people/audit/audit_view.tsx";
import { auditHref, recordHref } from "../../../../../src/features/people/audit/links.ts";
import SealState from "../../../../../src/features/people/audit/seal_state.tsx";
import { valueContext } from "../../../../../src/features/people/audit/entry_details.ts";
import { actionText, entityText } from "../../../../../src/features/people/audit/words.ts";
import { changedFieldText } from "../../../../../src/engine/record/changed_field.ts";
import { changedValueText } from "../../../../../src/engine/record/changed_value.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";
import { person } from "../../../../support/client/person.ts";
import { onList } from "../../../engine/list/stage.tsx";

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
  told: {
    changes: [
      { field: "name", before: "Old", after: "New" },
      { field: "note", before: "", after: LONG },
      { field: "odd_field", before: "1", after: "" },
    ],
    names: { s1: { entity: "stores", name: "Anna's Etsy" } },
  },
  session_id: "session-1",
  request_id: "request-1",
  is_sealed: true,
  version: 1,
};
const SEALS = { sealed: 10, open: 3, sealed_until: 1_700_000_000, verified_at: 1_700_000_100, broken: [] };
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const seals = (over: object = {}) =>
  new FakeApi().on("AuditSeals", data({ auditSeals: { ...SEALS, ...over } }));

Deno.test("S6.17 an entry shows who, for whom and from where, with before and after; long values are shortened", () => {
  const api = new FakeApi().on("GetAudit", data({ getAuditById: ENTRY }));
  return onStage(api, <AuditView id="a1" level={1} />, async () => {
    await screen.findByRole("heading", { name: "Store saved", level: 1 });
    for (const words of ["They asked on the phone.", "request-1", "Old", "New", "odd_field"]) {
      await says(words);
    }
    assert.equal(hrefOf("Daniel"), "/audit/all?actor=daniel");
    assert.equal(hrefOf("Anna"), "/audit/all?acting_for=anna");
    assert.equal(hrefOf("Anna's Etsy"), "/stores/all/s1");
    assert.equal(hrefOf("Everything done in this session"), "/audit/all?session=session-1");
    const technical = [...document.querySelectorAll("details")].find((each) =>
      each.textContent?.includes("request-1")
    );
    assert.equal(technical?.open, false, "ids are for support");
    assert.equal(hrefOf("Everything that was done to this record"), "/audit/all?entity=stores&entity_id=s1");
    const folded = document.querySelector("details");
    assert.equal(folded?.open, false);
    assert.ok((folded?.querySelector("summary")?.textContent?.length ?? 0) < LONG.length / 2);
  }, { role: "super_root" });
});

Deno.test("a missing entry is reported", () => {
  const api = new FakeApi().on("GetAudit", data({ getAuditById: null }));
  return onStage(api, <AuditView id="a1" level={2} />, async () => {
    await screen.findByRole("heading", { name: "There is no such entry", level: 2 });
  });
});

Deno.test("a note above the list says until when the audit is sealed, when that was verified and which seals are broken", async () => {
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

Deno.test("the list of the audit describes actions in words, and opens the entry", () => {
  const row = { ...ENTRY, summary: "name: Old → New" };
  row.told = { ...ENTRY.told, changes: ENTRY.told.changes.slice(0, 1) };
  const api = seals().on("List", data({ audit: [row] }))
    .on("Count", data({ auditCount: { count: 1, capped: false } }));
  return onList(api, "/audit", async () => {
    await says("Store saved · Stores");
    await says("Name: Old → New");
    assert.equal(hrefOf("Anna's Etsy"), "/stores/all/s1");
    await says("Sealed up to");
    const link = screen.getByRole("link", { name: /Store saved/ });
    assert.equal(link.getAttribute("href"), "/audit/all/a1?view=page");
  }, { role: "super_root", resource: audit });
});

Deno.test("S6.17 a record links to its whole audit, only for super_root", async () => {
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

Deno.test("a record named in the audit opens on the screen of its kind", () => {
  const [root, seller] = [person({ role: "super_root" }), person({ role: "sale" })];
  assert.equal(recordHref("gadgets", "g", root), null);
  assert.equal(recordHref("packages", "p", root), "/packages/all/p");
  assert.equal(recordHref("catalogueItems", "i", root), "/items/internal/all/i");
  assert.equal(recordHref("users", "u", seller), null);
  assert.equal(
    recordHref("priceTables", "c", root),
    null,
    "what sellers pay and what it costs us are two lists",
  );
});

Deno.test("an action without words is shown by its name in the API", () => {
  assert.equal(actionText("order.hold"), "Put on hold");
  assert.equal(actionText("some.newDeed"), "some.newDeed");
  assert.equal(actionText("toString"), "toString");
  assert.equal(entityText("sessions"), "Sign-ins");
  assert.equal(entityText("orders"), "Orders");
  assert.equal(entityText("gadgets"), "gadgets");
  assert.equal(auditHref({}), "/audit");
});

const ID = "01a20310-bbee-7000-bb7b-2776132832c1";
const NAMES = { currency: "", changes: [], names: { [ID]: { entity: "users", name: "Beatrice" } } };

Deno.test("a value in the audit is shown formatted, never as it is stored", () => {
  const valueOf = (field: string, text: string) => changedValueText(field, text, valueContext("", NAMES));
  assert.equal(valueOf("total_minor", "123456"), "1,234.56 USD");
  assert.equal(valueOf("due_at", "1700000000"), "14-11-2023 22:13:20");
  assert.equal(valueOf("auto_hold", "true"), "yes");
  assert.equal(valueOf("is_usps_tracking", "0"), "no");
  assert.equal(valueOf("status", "In Production"), "In Production");
  assert.equal(valueOf("Order.order.held.status", "Paused"), "Paused");
  assert.equal(valueOf("country", "DE"), "Germany");
  assert.equal(valueOf("payment_type", "prepaid"), "Paid in advance");
  assert.equal(valueOf("groups", `${ID}, ${ID}`), "Beatrice, Beatrice");
  assert.equal(valueOf("mentions", `["${ID}","ops"]`), "Beatrice, ops");
  assert.equal(valueOf("tags", "[]"), "");
  const rights = [{ module: "orders", access: { view: true, add: false, update: true, delete: false } }];
  assert.equal(valueOf("permission", JSON.stringify(rights)), "Orders: see, change");
  assert.equal(
    valueOf("columns", '[{"key":"status","width":120},{"key":"code","width":90}]').includes("{"),
    false,
  );
  assert.equal(valueOf("note", "{not json"), "{not json");
  assert.equal(valueOf("quantity", "3"), "3");
  assert.equal(changedFieldText("customizer.navbarColor"), "Top bar color");
  assert.equal(changedFieldText("Order.order.held.url"), "Address");
  const amounts = ["cases", "postageInvoices", "postageLines"].map((each) =>
    changedFieldText("amount_minor", each)
  );
  assert.deepEqual(amounts, ["Refund", "Total", "Invoiced"]);
});

Deno.test("every possible action, and every field of its input, has words", () => {
  const api = buildSchema(SDL);
  const events = orderMachine.events.filter((event) => event.includes("."));
  const actions = [...Object.keys(api.getMutationType()!.getFields()), ...JOB_KINDS, "switchBack", ...events];
  assert.deepEqual(actions.filter((action) => actionText(action) === action), []);
  for (
    const entity of [
      "art_files",
      "catalogueItems",
      "extensions",
      "jobs",
      "orders",
      "packages",
      "priceTables",
      "printBatches",
      "print_jobs",
      "printers",
      "refundRequests",
      "sku_map",
      "stations",
      "stock",
      "topup_proofs",
      "topups",
      "units",
      "usergroups",
      "users",
      "views",
      "wallets",
    ]
  ) {
    assert.notEqual(entityText(entity), entity);
  }
  // Arguments that contain other fields, and never change themselves.
  const carriers = [
    "params",
    "event",
    "except",
    "shape",
    "recording",
    "access",
    "key",
    "width",
    "hour",
    "minute",
  ];
  const parts = [
    "username",
    "first_name",
    "last_name",
    "view",
    "add",
    "update",
    "delete",
    "add_tags",
    "remove_tags",
  ];
  const fields = Object.values(api.getTypeMap()).filter(isInputObjectType)
    .flatMap((type) => Object.keys(type.getFields())).filter((name) =>
      ![...carriers, ...parts].includes(name)
    );
  assert.deepEqual([...new Set(fields)].filter((name) => changedFieldText(name) === name), []);
});
