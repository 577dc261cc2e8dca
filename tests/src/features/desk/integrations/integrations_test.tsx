import {
  act,
  button,
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { app_config } from "../../../../../resources/desk/app_config.ts";
import Connection from "../../../../../src/features/desk/integrations/connection.tsx";
import Log from "../../../../../src/features/desk/integrations/log.tsx";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";

const NO_SECRET = { isSet: false, last4: "", updated_at: null, by: "", old_until: null };
const SECRET = { isSet: true, last4: "Zx9=", updated_at: 1_790_000_000, by: "Root Ruth", old_until: null };
const state = (more: object = {}) =>
  data({
    getIntegrationById: {
      _id: "i1",
      kind: "outgoing_webhook",
      status: "Paused",
      events: ["order.made", "job.ended"],
      last_error: "badStatus",
      last_status: 503,
      secret: NO_SECRET,
      ...more,
    },
  });
const person = { role: "super_root" };
const record = { _id: "i1", version: 1, kind: "outgoing_webhook" };
const connection = <Connection record={record} />;
const text = () => document.body.textContent ?? "";

Deno.test("S2.32 a secret is shown only when it is made, and afterwards only its last characters", () => {
  const api = new FakeApi().on("ShowIntegration", state(), state({ secret: SECRET }))
    .on("TestIntegration", data({ testIntegration: { ok: true, status: 200, error: "", ms: 1, answer: "" } }))
    .on("RotateIntegrationSecret", data({ rotateIntegrationSecret: { secret: "whsec_shown-once-Zx9=" } }));
  return onStage(api, connection, async () => {
    await says("There is no secret yet.");
    await says("Sent: Order created, Job finished.");
    await says("The last attempt failed. The response was 503.");
    await press("Create secret");
    assert.equal((await field("Secret")).value, "whsec_shown-once-Zx9=");
    await press("Test");
    await says("It works");
    assert.equal((await field("Secret")).value, "whsec_shown-once-Zx9=", "it stays until it is hidden");
    await says("it ends in Zx9=");
    await press("Hide");
    await waitFor(() => assert.ok(screen.queryByLabelText("Secret") === null));
    assert.ok(screen.queryByRole("button", { name: "Turn on" }) === null, "a step of the record itself");
  }, person);
});

Deno.test("a test shows the response verbatim, or why there was none", () => {
  const api = new FakeApi().on("ShowIntegration", state({ secret: SECRET, status: "Active" }))
    .on(
      "TestIntegration",
      data({ testIntegration: { ok: true, status: 202, error: "", ms: 31, answer: "taken" } }),
      data({ testIntegration: { ok: false, status: 0, error: "addressNotAllowed", ms: 0, answer: "" } }),
      refusal("FORBIDDEN"),
    );
  return onStage(api, connection, async () => {
    await press("Test");
    await says("It works: response 202 in 31 ms.");
    await says("taken");
    await press("Test");
    await says("It does not work yet. The host is unknown, or in a private network");
  }, person);
});

Deno.test("an integration that receives orders shows the address to send them to", () =>
  onStage(
    new FakeApi().on("ShowIntegration", state({ kind: "incoming_orders", secret: SECRET })),
    <Connection record={{ ...record, kind: "incoming_orders" }} />,
    () => says("/incoming/i1"),
    person,
  ));

const DELIVERY = {
  _id: "d1",
  event: "order.made",
  status: "Dead",
  attempts: 1,
  last_status: 410,
  last_error: "badStatus",
  next_at: null,
  created_at: 1_790_000_000,
  tries: [{ number: 1, at: 1_790_000_000, status: 410, error: "badStatus", ms: 5, answer: "never again" }],
};
const log = (...integrationDeliveries: object[]) => data({ integrationDeliveries });

Deno.test("the log shows each attempt with its answer, and sends a dead delivery again, once and with a key", () => {
  const api = new FakeApi().on(
    "IntegrationDeliveries",
    log(DELIVERY),
    log({ ...DELIVERY, status: "Waiting" }),
  )
    .on("ReplayDelivery", data({ replayDelivery: { _id: "d1", status: "Waiting" } }));
  return onStage(api, <Log record={record} />, async () => {
    await says("Order created");
    for (const words of ["Failed", "1 attempt", "The response was 410.", "never again"]) {
      assert.ok(text().includes(words), words);
    }
    await press("Send again");
    await says("Waiting");
    assert.equal(api.named("ReplayDelivery").length, 1);
    const { _id, key } = api.named("ReplayDelivery")[0]!.variables;
    assert.deepEqual([_id, typeof key], ["d1", "string"]);
  }, person);
});

Deno.test("the form requires the fields of the kind, and sends several choices as a list", () => {
  const api = new FakeApi().on("Sellers", data({ sellers: [] })).on("Stores", data({ stores: [] }))
    .on("Make", data({ made: { _id: "i1", version: 1 } }));
  return onStage(api, <NewEntity resource={app_config} shape={app_config.shape!} />, async () => {
    await screen.findByRole("combobox", { name: /Kind/ });
    assert.ok(screen.queryByLabelText("Web address") === null);
    fireEvent.change(screen.getByRole("combobox", { name: /Kind/ }), {
      target: { value: "incoming_orders" },
    });
    await screen.findByRole("combobox", { name: "Store" });
    fireEvent.change(screen.getByRole("combobox", { name: /Kind/ }), {
      target: { value: "outgoing_webhook" },
    });
    await type("Web address", "https://a.example/hook");
    await type(/Name/, "Hook");
    fireEvent.click(screen.getByRole("checkbox", { name: "Job finished" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Order created" }));
    assert.ok(screen.queryByRole("combobox", { name: "Store" }) === null);
    await press("Create integration");
    await waitFor(() => {
      const [sent] = api.named("Make");
      assert.deepEqual(sent?.variables["params"], {
        kind: "outgoing_webhook",
        name: "Hook",
        status: "Paused",
        url: "https://a.example/hook",
        events: ["order.made", "job.ended"],
        seller_id: "",
      });
    });
  }, person);
});

Deno.test("the form of an existing integration has only the fields of its kind", () => {
  const shown = {
    ...record,
    name: "Hook",
    status: "Active",
    url: "https://a.example/hook",
    events: ["order.made"],
    store_id: "",
    store_name: "",
    seller_id: "",
    seller_name: "",
    waiting: 0,
    dead: 0,
    last_at: null,
    created_at: 1_790_000_000,
    updated_at: 1_790_000_000,
  };
  const api = new FakeApi().on("Record", data({ record: shown })).on(
    "ShowIntegration",
    state({ secret: SECRET }),
  )
    .on("IntegrationDeliveries", log()).on("Sellers", data({ sellers: [] }));
  const view = <EntityView resource={app_config} id="i1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    await says("Nothing yet.");
    await press("Edit integration");
    await screen.findByRole("checkbox", { name: "Order created" });
    assert.equal((screen.getByRole("checkbox", { name: "Order created" }) as HTMLInputElement).checked, true);
    assert.ok(screen.queryByRole("combobox", { name: "Store" }) === null);
  }, person);
});

Deno.test("S2.32 on and off are steps of the record: a refused one shows the reason, a possible one is sent once", () => {
  const entry = {
    _id: "t1",
    at: 1_790_000_000,
    actor: "Root Ruth",
    actor_for: "",
    action: "integration.off",
    reason: "",
    changes: [{ field: "status", before: "Active", after: "Paused" }],
  };
  const hook = { ...record, name: "Hook", status: "Paused", events: [], timeline: [entry] };
  const shown = (hasSecret: boolean, more: object = {}) =>
    data({ record: { ...hook, facts: { hasSecret }, ...more } });
  const api = new FakeApi().on(
    "Record",
    shown(false),
    shown(true),
    shown(true, { status: "Active", version: 2 }),
  )
    .on("ShowIntegration", state(), state({ secret: SECRET })).on("IntegrationDeliveries", log())
    .on("Move", data({ moves: [{ _id: "i1", ok: true, version: 2, reason: null, legal: [] }] }));
  const view = <EntityView resource={app_config} id="i1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    assert.equal((await button("Turn on")).getAttribute("aria-disabled"), "true");
    await says("It has no secret yet. Add one first.");
    await says("Integration turned off");
    act(() => publishChange("integrations", ["i1"]));
    await waitFor(async () => assert.equal((await button("Turn on")).getAttribute("aria-disabled"), null));
    await press("Turn on");
    await waitFor(() => {
      const [sent] = api.named("Move");
      assert.deepEqual([sent?.variables["ids"], sent?.variables["event"]], [["i1"], "integration.on"]);
    });
    assert.ok(await button("Turn off"));
  }, person);
});

Deno.test("S6.17 the keys of an app are typed, sent once, kept in no draft, and afterwards shown by their last characters", () => {
  const api = new FakeApi()
    .on(
      "ShowIntegration",
      state({ kind: "etsy_app", events: [] }),
      state({ kind: "etsy_app", secret: SECRET }),
    )
    .on(
      "SetIntegrationSecrets",
      refusal("BAD_INPUT", { problems: [{ path: "params.secrets.shared_secret", code: "required" }] }),
      data({ setIntegrationSecrets: { isSet: true } }),
    );
  return onStage(api, connection, async () => {
    await says("There are no keys yet.");
    await says("/hooks/etsy/i1");
    assert.ok(screen.queryByRole("button", { name: "Test" }) === null, "there is nothing to test yet");
    assert.ok(screen.queryByRole("button", { name: "Create secret" }) === null, "Etsy makes the secrets");
    await type(/^Keystring/, "a-keystring-77");
    await press("Save keys");
    await says("This field is required.");
    await type(/^Shared secret/, "a-shared-88");
    await press("Save keys");
    await says("Keys stored: the first one ends in Zx9=.");
    assert.equal((await field(/^Keystring/)).value, "");
    assert.deepEqual(api.named("SetIntegrationSecrets").map(({ variables }) => variables).at(-1), {
      _id: "i1",
      secrets: [
        { name: "keystring", value: "a-keystring-77" },
        { name: "shared_secret", value: "a-shared-88" },
      ],
    });
    assert.ok(
      !JSON.stringify({ ...localStorage, ...sessionStorage }).includes("a-shared"),
      "no draft has it",
    );
    await button("Test");
  }, person);
});

Deno.test("the keys of an app cannot be saved while its test runs, and then can", () => {
  const tested = Promise.withResolvers<void>();
  const done = data({ testIntegration: { ok: true, status: 200, error: "", ms: 5, answer: "" } });
  const api = new FakeApi().on("ShowIntegration", state({ kind: "etsy_app", events: [], secret: SECRET }))
    .on("TestIntegration", (...call) => tested.promise.then(() => done(...call)));
  const isInert = async () => (await button("Save keys")).getAttribute("aria-disabled") === "true";
  return onStage(api, connection, async () => {
    await press("Test");
    await waitFor(async () => assert.ok(await isInert()));
    tested.resolve();
    await says("It works: response 200 in 5 ms.");
    await waitFor(async () => assert.ok(!await isInert()));
  }, person);
});
