/** Every lifecycle follows one protocol: the API does what its machine says. */
import assert from "node:assert/strict";
import { buildSchema, isObjectType } from "graphql";
import { SDL } from "../../../api/generated/sdl.ts";
import { isInternal, move } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { Resource } from "../../../resources/define.ts";
import { app_config } from "../../../resources/desk/app_config.ts";
import { callToAction } from "../../../resources/desk/call_to_action.ts";
import { extensions } from "../../../resources/desk/extensions.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { actionOf } from "../../../resources/steps.ts";
import "../../../server/generated/modules.ts";
import { lifecycleIn, lifecycleOf } from "../../../server/lifecycle/define.ts";
import { begin, countsOf, inWorld, work } from "../../support/desk/bulk.ts";
import { secretCall } from "../../support/desk/order_chat.ts";
import { type Business, WEBHOOK, withBusiness } from "../../support/desk/integration_calls.ts";
import { NOW } from "../../support/people/people.ts";

interface Shown {
  readonly status: string;
  readonly facts?: object;
  readonly timeline: readonly { readonly action: string }[];
}

interface StepAnswer {
  readonly ok: boolean;
  readonly columns: object;
  readonly reason: { readonly code: string } | null;
  readonly legal: readonly string[];
}

const SCHEMA = buildSchema(SDL);
const nounOf = ({ lifecycle }: Resource) => lifecycle!.mutation.slice("move".length);

async function shownOf(business: Business, resource: Resource, id: string): Promise<Shown> {
  const facts = SCHEMA.getType(`${nounOf(resource)}Facts`);
  const selection = isObjectType(facts) ? `facts { ${Object.keys(facts.getFields()).join(" ")} }` : "";
  const { data, errors } = await business.ask<{ record: Shown }>(
    `{ record: get${nounOf(resource)}ById(_id: "${id}") { status ${selection} timeline { action } } }`,
  );
  assert.deepEqual(errors, []);
  return data!.record;
}

async function send(
  business: Business,
  resource: Resource,
  id: string,
  event: string,
  params = "",
): Promise<StepAnswer> {
  const { data, errors } = await business.ask<{ moves: [StepAnswer] }>(
    `mutation { moves: ${resource.lifecycle!.mutation}(ids: ["${id}"], event: "${event}"${params}) {
      ok columns reason { code } legal } }`,
  );
  assert.deepEqual(errors, [], event);
  return data!.moves[0];
}

/** Sends every event in several rounds, and compares each answer with the machine's for the record before. */
async function compare(
  business: Business,
  resource: Resource,
  id: string,
  params: Record<string, string> = {},
) {
  const { machine, columns } = LIFECYCLES[resource.lifecycle!.name];
  const reached = new Set<string>();
  for (const event of [...machine.events, ...machine.events.toReversed(), ...machine.events]) {
    const before = await shownOf(business, resource, id);
    const wanted = move(machine, columns.valueOf(before), before.facts ?? {}, event);
    const answer = await send(business, resource, id, event, params[event]);
    assert.equal(answer.ok, wanted.ok, `${event} in ${before.status}`);
    const after = await shownOf(business, resource, id);
    reached.add(after.status);
    if (!wanted.ok) {
      assert.deepEqual([answer.reason?.code, answer.legal], [wanted.reason, wanted.legal]);
      assert.deepEqual(after, before, "a refused step leaves no trace");
    } else {
      assert.deepEqual(answer.columns, columns.columnsOf(wanted.value));
      assert.equal(after.status, columns.columnsOf(wanted.value)["status"]);
      assert.equal(after.timeline[0]?.action, event);
    }
  }
  return reached.size;
}

Deno.test("S2.32 an integration is turned on and off exactly when its machine allows, with and without its secret", () =>
  withBusiness(async (business) => {
    const { _id } = await business.add(WEBHOOK("https://a.example", ["order.made"]));
    assert.equal(await compare(business, app_config, _id), 2);
    const { data } = await business.ask<{ makeIntegration: { _id: string } }>(
      `mutation { makeIntegration(params: { ${WEBHOOK("https://b.example", ["order.made"])} }) { _id } }`,
    );
    assert.equal(
      await compare(business, app_config, data!.makeIntegration._id),
      1,
      "never on without a secret",
    );
  }));

Deno.test("S2.31 an announcement is paused and resumed exactly when its machine allows", () =>
  withBusiness(async (business) => {
    const { data } = await business.ask<{ made: { _id: string } }>(
      'mutation { made: makeCallToAction(params: { title: "Fair" }) { _id } }',
    );
    assert.equal(await compare(business, callToAction, data!.made._id), 2);
  }));

Deno.test("S2.34 an extension is on exactly when its machine allows, and never with rights that it does not request", () =>
  withBusiness(async (business) => {
    const accepting = { "extension.on": ', params: { rights: ["orders", "send"] }' };
    assert.equal(
      await compare(business, extensions, "order_chat", accepting),
      1,
      "never on without its settings",
    );
    await business.ask(secretCall("https://chat.example/hooks/x"));
    assert.equal(await compare(business, extensions, "order_chat", accepting), 2);
    await send(business, extensions, "order_chat", "extension.off");
    const answer = await send(
      business,
      extensions,
      "order_chat",
      "extension.on",
      ', params: { rights: ["orders"] }',
    );
    assert.deepEqual([answer.ok, answer.reason?.code], [false, "rightsUnaccepted"]);
  }));

Deno.test("every action of a machine that a step names has an effect, and every effect is used", () => {
  for (const resource of resources.filter(({ lifecycle }) => lifecycle)) {
    const lifecycle = lifecycleIn(resource);
    assert.ok(lifecycle, `${resource.id} has no lifecycle`);
    // Two lists may show the same records with different steps.
    const lists = resources.filter((each) => each.lifecycle?.name === resource.lifecycle?.name);
    const own = lifecycle.machine.events.filter((event) => {
      const action = lists.map((list) => actionOf(list, event)).find(Boolean);
      return isInternal(event) || COMMANDED.includes(event) || (action && !action.job);
    });
    const named = actionsOf(lifecycle.machine.root, own);
    const known = [...Object.keys(lifecycle.effects), ...Object.keys(lifecycle.commands ?? {})];
    assert.deepEqual(known.sort(), [...new Set(named)].sort(), resource.id);
  }
});

/** Events that only orders, packages and shipment invoices send, not people. */
const COMMANDED = ["orders", "packages", "local_bill"].flatMap((id) => {
  const lifecycle = lifecycleIn(resources.find((each) => each.id === id)!);
  return Object.values(lifecycle?.commands ?? {}).map(({ event }) => event);
});

interface Node {
  readonly states: Readonly<Record<string, Node>>;
  readonly transitions: ReadonlyMap<string, readonly { readonly actions: readonly unknown[] }[]>;
}

function actionsOf(node: Node, events: readonly string[]): string[] {
  const own = [...node.transitions].filter(([event]) => events.includes(event)).flatMap(([, ways]) => ways)
    .flatMap(({ actions }) => actions.map(String));
  return [...own, ...Object.values(node.states).flatMap((inner) => actionsOf(inner, events))];
}

Deno.test("a job takes steps on another list's records, previews its results, and is undone by another job", () =>
  inWorld(async (world) => {
    const calls = ["a", "b", "c"];
    await world.db.write((tx) =>
      tx.insertInto("calls_to_action").values(calls.map((_id) => ({
        _id,
        title: `Call ${_id}`,
        text: "",
        title_de: "",
        text_de: "",
        title_fr: "",
        text_fr: "",
        title_pt: "",
        text_pt: "",
        link: "",
        status: _id === "c" ? "Paused" : "Active",
        first_day: null,
        last_day: null,
        ends_at: null,
        roles: "[]",
        groups: "[]",
        users: "[]",
        pages: "[]",
        user_id: "root",
        search_text: "",
        created_at: NOW,
        updated_at: NOW,
        version: 1,
      }))).execute()
    );
    const statuses = async () =>
      (await world.db.read.selectFrom("calls_to_action").select("status").orderBy("_id").execute())
        .map(({ status }) => status);
    const moving = { kind: "list.move", resource: "call_to_action", filters: {}, event: "call.pause" };
    const job = await begin(world, "root", moving);
    await work(world, job._id);
    assert.deepEqual(await statuses(), ["Paused", "Paused", "Paused"]);
    const { made, refused, status } = await countsOf(world, job._id);
    assert.deepEqual([status, made, refused], ["Done", 2, 1]);
    const rows = await world.db.read.selectFrom("job_rows").select(["code", "reason"]).orderBy("position")
      .execute();
    assert.deepEqual(rows.map(({ code, reason }) => `${code} ${reason}`), [
      "Call a ",
      "Call b ",
      "Call c wrongState",
    ]);
    const wrong = begin(world, "root", { kind: "orders.undo", resource: "call_to_action", job: job._id });
    await assert.rejects(wrong, { code: "BAD_INPUT" });
    const undo = await begin(world, "root", { kind: "list.undo", resource: "call_to_action", job: job._id });
    await work(world, undo._id);
    assert.deepEqual(await statuses(), ["Active", "Active", "Paused"]);
    await assert.rejects(begin(world, "anna", moving), { code: "FORBIDDEN" });
    const foreign = begin(world, "root", { kind: "orders.move", resource: "call_to_action", ids: ["a"] });
    await assert.rejects(foreign, { code: "BAD_INPUT" });
  }));

Deno.test("S2.7 a carrier's events of many packages can be entered together; a step of a single package is not a job", () =>
  inWorld(async (world) => {
    const SHIPPED = ["order.submit", "order.pay", "production.start", "production.finish"];
    const orders = [await world.order({}, SHIPPED), await world.order({}, SHIPPED)];
    const packages = await world.db.read.selectFrom("packages").select("_id").orderBy("seq").execute();
    for (const [at, { _id }] of packages.entries()) {
      const label = { carrier: "DHL", tracking_number: `JD014600004${at}` };
      await world.package("packager", [_id], "label.attach", label);
      if (at === 0) await world.package("packager", [_id], "package.handOver");
    }
    const wanted = { kind: "list.move", resource: "packages", ids: packages.map(({ _id }) => _id) };
    const params = { status: "Customs", place: "Bonn" };
    const job = await begin(world, "root", { ...wanted, event: "package.track", params });
    await work(world, job._id);
    const { made, refused } = await countsOf(world, job._id);
    assert.deepEqual([orders.length, made, refused], [2, 1, 1]);
    const rows = await world.db.read.selectFrom("packages").select("shipment_status").orderBy("seq")
      .execute();
    assert.deepEqual(rows.map((row) => row.shipment_status), ["Customs", "Ready"]);
    const trackEvents = await world.db.read.selectFrom("track_events").select(["status", "place"]).execute();
    assert.deepEqual(trackEvents, [params]);
    for (const event of ["package.merge", "package.split", "label.attach"]) {
      const given = { carrier: "DHL", tracking_number: "JD0146000049", into: "x", unit_ids: ["x"] };
      await assert.rejects(begin(world, "root", { ...wanted, event, params: given as never }), {
        code: "BAD_INPUT",
      });
    }
  }));

Deno.test("a lifecycle's defaults come from its row: the seller, and only changed fields in the audit", () => {
  const request = {
    _id: "r",
    version: 3,
    seller_id: "anna",
    status: "Processing",
    note: "",
    requested_minor: 500,
  };
  const refund = lifecycleOf("refund");
  assert.equal(refund.seller(request), "anna");
  assert.deepEqual(refund.changes(request, { status: "Posted" }, "UTC"), [
    { field: "status", before: "Processing", after: "Posted" },
  ]);
  assert.deepEqual(refund.changes(request, { status: "Rejected", note: "twice" }, "UTC"), [
    { field: "status", before: "Processing", after: "Rejected" },
    { field: "note", before: "", after: "twice" },
  ]);
  const item = lifecycleOf("item");
  assert.equal(item.seller({ _id: "i", version: 1, status: "Active" }), null);
  assert.deepEqual(
    item.changes({ _id: "i", version: 1, status: "Active" }, { status: "Out Of Stock" }, "UTC"),
    [
      { field: "status", before: "Active", after: "Out Of Stock" },
    ],
  );
});
