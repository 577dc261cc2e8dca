import assert from "node:assert/strict";
import { createActor, type InspectionEvent } from "xstate";
import { switchUserMachine } from "../../../../machines/people/switch_user.ts";
import { APP, DEMONSTRATION, DEVELOPER_APP } from "../../../../scripts/build/target.ts";
import { forwardToStately, type Opener, toJsonValue } from "../../../../src/diagnostics/flows/stately.ts";

/** Fakes a page that opens windows, and records the messages to the opened window. */
function page() {
  const opened: string[] = [];
  const got: { readonly type: string; readonly [key: string]: unknown }[] = [];
  const inspector = {
    postMessage: (data: never, origin: unknown) => got.push(data) && assert.equal(origin, ORIGIN),
  };
  let listen: (event: MessageEvent) => void = () => {};
  const opener = {
    open: (url: string) => opened.push(url) && inspector,
    addEventListener: (_: "message", heard: typeof listen) => void (listen = heard),
  } as unknown as Opener;
  const say = (origin: string, source: unknown, type = "@statelyai.connected") =>
    listen({ origin, source, data: { type } } as MessageEvent);
  return { opener, opened, got, inspector, say };
}

const ORIGIN = "https://stately.ai";

function run(take: (event: InspectionEvent, at: number) => void): void {
  const inspect = (event: InspectionEvent) => take(event, 7);
  const actor = createActor(switchUserMachine, { inspect, input: { hasSuperToken: false } });
  actor.start();
  actor.stop();
}

Deno.test("C7 Stately's inspector gets a machine from its start, in its own format, once it reports ready", () => {
  const { opener, opened, got, inspector, say } = page();
  run(forwardToStately(opener));
  assert.deepEqual(opened, [`${ORIGIN}/inspect`]);
  assert.equal(got.length, 0);
  say("https://evil.test", inspector);
  say(ORIGIN, {});
  say(ORIGIN, inspector, "@statelyai.other");
  assert.equal(got.length, 0);
  say(ORIGIN, inspector);
  const [actor] = got;
  assert.equal(actor?.type, "@xstate.actor");
  assert.equal(actor?.["name"], "switchUser");
  assert.equal(JSON.parse(String(actor?.["definition"])).initial, "deciding");
  const last = got.findLast(({ type }) => type === "@xstate.snapshot");
  assert.equal((last?.["snapshot"] as { value: unknown }).value, "unavailable");
  for (const each of got) {
    assert.deepEqual([
      typeof each["sessionId"],
      typeof each["rootId"],
      each["createdAt"],
      typeof each["_version"],
    ], [
      "string",
      "string",
      "7",
      "string",
    ]);
    assert.deepEqual(structuredClone(each), each);
  }
});

Deno.test("C7 the queue for the inspector is bounded, and no actor is lost", () => {
  const { opener, got, inspector, say } = page();
  const take = forwardToStately(opener);
  for (let n = 0; n < 400; n++) run(take);
  say(ORIGIN, inspector);
  assert.ok(got.length <= 500);
  assert.equal(got.filter(({ type }) => type === "@xstate.actor").length, 400);
});

Deno.test("values of any kind become plain ones: cycles, functions, nodes, big numbers", () => {
  const circle: Record<string, unknown> = {
    n: 1n,
    run: function named() {},
    at: new Date(0),
    list: [undefined],
  };
  circle["self"] = circle;
  assert.deepEqual(toJsonValue(circle), {
    n: "1",
    run: { type: "named" },
    at: "[Date]",
    list: [undefined],
    self: "…",
  });
});

Deno.test("C7 only the developer build has the connection to Stately", () => {
  for (
    const path of [
      "src/diagnostics/flows/stately.ts",
      "src/app/developer_app.ts",
      "src/app/inspected_first.ts",
    ]
  ) {
    assert.ok(APP.without?.test(path) && DEMONSTRATION.without?.test(path), path);
  }
  assert.equal(DEVELOPER_APP.without, null);
});
