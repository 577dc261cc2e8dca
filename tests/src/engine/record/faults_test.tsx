/**
 * Every fault of a request, for every request of this screen: the screen shows the truth, typed text is never
 * lost, nothing happens twice.
 */
import {
  act,
  type Answer,
  FakeApi,
  fireEvent,
  json,
  onStage,
  says,
  type SeenRequest,
  waitFor,
} from "./stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../src/engine/live/live.ts";
import OrderRecord from "../../../../src/features/workshop/units/order_record.tsx";
import { order } from "./sample.ts";

const view = <OrderRecord id="o1" level={1} />;
const WAIT_MS = 40;

interface Fault {
  readonly answer: Answer;
  /** True if the API refused before it read the request, so that it was certainly not done. */
  readonly isUnread?: boolean;
  /** The page to which a call leads if a person waits for it. Source: docs/requirements.md S8.1–S8.3. */
  readonly leads?: string;
}

const HTML = "<!doctype html><title>Sign in</title>";
const page = (status: number): Answer => () =>
  new Response(HTML, { status, headers: { "content-type": "text/html" } });
const body = (text: BodyInit): Answer => () => new Response(text, { status: 200 });
const refused = (code: string, status: number, data: unknown = null): Answer => () =>
  json({ data, errors: [{ message: code, extensions: { code, request_id: "r-77" } }] }, status);
const cutBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":{'));
      controller.error(new TypeError("reset"));
    },
  });

const FAULTS: Readonly<Record<string, Fault>> = {
  "connection refused": { answer: () => Promise.reject(new TypeError("refused")) },
  "cut in the middle": { answer: () => new Response(cutBody()) },
  "no answer in time": {
    answer: (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new DOMException("late", "AbortError")))
      ),
  },
  "HTML with 200": { answer: page(200) },
  "an empty body": { answer: body("") },
  "half a JSON": { answer: body('{"data":{"getOrderById":{"_id":"o1"') },
  "JSON that is no object": { answer: body("[1]") },
  "bytes that are no text": { answer: body(new Uint8Array([255, 254, 0, 31, 139])) },
  "data null": { answer: body('{"data":null}') },
  "neither data nor errors": { answer: body("{}") },
  "a redirect": {
    answer: () => new Response(null, { status: 302, headers: { location: "/x" } }),
    isUnread: true,
  },
  "400": { answer: refused("BAD_INPUT", 400), isUnread: true },
  "401": { answer: refused("UNAUTHENTICATED", 401), isUnread: true },
  "403 of a proxy": { answer: page(403), isUnread: true },
  "404": { answer: page(404), isUnread: true, leads: "/404" },
  "405": { answer: page(405), isUnread: true },
  "429": { answer: refused("RATE_LIMITED", 429), isUnread: true },
  "500": { answer: refused("INTERNAL", 500), leads: "/500" },
  "502": { answer: page(502) },
  "503": { answer: page(503), leads: "/maintenance" },
  "504": { answer: page(504) },
  "errors without data": { answer: refused("INTERNAL", 200) },
  "errors beside data": { answer: refused("FORBIDDEN", 200, {}), isUnread: true },
};

const found = (change: Parameters<typeof order>[0] = {}): Answer => () =>
  json({ data: { getOrderById: order(change) } });

/** Presses a button found by its text, as a thousand queries by role would be slow. */
async function press(words: string): Promise<void> {
  await waitFor(() => {
    const found = [...document.querySelectorAll("button")].find((each) => each.textContent === words);
    assert.ok(found && found.getAttribute("aria-disabled") !== "true", `a button "${words}"`);
    assert.notEqual(found.style.pointerEvents, "none", "it has just appeared");
    fireEvent.click(found);
  });
}
const city = () => document.querySelector<HTMLInputElement>('input[name="city"]');
const isShown = (words: string) => (document.body.textContent ?? "").includes(words);

/** Carries out each key once, as the API does; the first request gets the fault. */
function once(fault: Fault, answer: unknown): { readonly reply: Answer; readonly effects: Set<unknown> } {
  const effects = new Set<unknown>();
  let calls = 0;
  const reply = (request: SeenRequest, signal: AbortSignal) => {
    calls += 1;
    if (!(calls === 1 && fault.isUnread)) effects.add(request.variables["key"]);
    return calls === 1 ? fault.answer(request, signal) : json({ data: answer });
  };
  return { reply, effects };
}

for (const [name, fault] of Object.entries(FAULTS)) {
  const destination = fault.leads ? [fault.leads] : [];

  Deno.test(`S8.1 first load, ${name}: reported in place, and a retry succeeds`, async () => {
    const api = new FakeApi().on("GetOrder", fault.answer, found());
    await onStage(api, view, async () => {
      await says("The order could not be loaded");
      assert.ok(!isShown("PD-000123"));
      assert.deepEqual(api.went, destination);
      await press("Try again");
      await says("PD-000123");
    }, { waitMs: WAIT_MS });
  });

  Deno.test(`S8.1 refetch, ${name}: shown content stays and is marked as outdated, and the screen does not change`, async () => {
    const api = new FakeApi().on("GetOrder", found(), fault.answer, found({ note: "Newer" }));
    await onStage(api, view, async () => {
      await says("PD-000123");
      act(() => publishChange("orders", ["o1"]));
      await says("What is shown may be out of date.");
      assert.ok(isShown("89073 Ulm"));
      assert.deepEqual(api.went, []);
      await press("Try again");
      await says("Newer");
      assert.ok(!isShown("may be out of date"));
    }, { waitMs: WAIT_MS });
  });

  Deno.test(`S8.1 a step, ${name}: never shown as done before it is, and done once`, async () => {
    const moved = { moves: [{ _id: "o1", ok: true, version: 4, reason: null, legal: [] }] };
    const { reply, effects } = once(fault, moved);
    const api = new FakeApi().on("Move", reply)
      .on("GetOrder", found(), found({ status: "Processing", version: 4, paid: true }));
    await onStage(api, view, async () => {
      await press("Pay order");
      await press("Pay 24.00 USD");
      if (fault.isUnread) {
        await waitFor(() => assert.ok(isShown("” failed.") || isShown("was refused")));
        assert.deepEqual([effects.size, isShown("Start production")], [0, false]);
        await press(isShown("was refused") ? "Pay 24.00 USD" : "Try again");
      }
      await says("Start production");
      assert.equal(effects.size, 1);
      assert.deepEqual(api.went, destination);
    }, { waitMs: WAIT_MS });
  });

  Deno.test(`S8.1 a save, ${name}: the typed text stays, and it is saved once`, async () => {
    const { reply, effects } = once(fault, { makeOrder: { _id: "o1", version: 4 } });
    const api = new FakeApi().on("MakeOrder", reply).on(
      "GetOrder",
      found(),
      found({ city: "Köln", version: 4 }),
    );
    await onStage(api, view, async () => {
      await press("Edit order");
      await waitFor(() => fireEvent.change(city()!, { target: { value: "Köln" } }));
      await press("Save order");
      await says(fault.isUnread ? "Nothing was saved" : "we do not know whether your changes were saved");
      assert.equal(city()?.value, "Köln");
      assert.match(sessionStorage.getItem("draft.u1.orders.o1.edit") ?? "", /Köln/);
      await press(fault.isUnread ? "Save order" : "Check again");
      await says("89073 Köln");
      assert.equal(effects.size, 1);
      assert.equal(sessionStorage.length, 0);
      assert.deepEqual(api.went, destination);
    }, { waitMs: WAIT_MS });
  });
}
