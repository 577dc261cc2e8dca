import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { SEARCH_DEBOUNCE_MS } from "../../../api/constants.ts";
import { ACTIONS_PREFIX, optionsOf, type Reply, searchMachine } from "../../../machines/desk/search.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";

const group = (...keys: string[]) => ({ options: keys.map((key) => ({ key })) });
const found = (jump: string | null, ...keys: string[]): Reply => ({
  kind: "found",
  groups: keys.length > 0 ? [group(...keys)] : [],
  jump: jump === null ? null : { key: jump },
});
const FAILED: Reply = { kind: "failed", failure: "no network" };

/** Starts a search whose requests wait until the test answers them. */
function start(canAsk = true) {
  const requests: { text: string; answer: (value: Reply) => void }[] = [];
  const gone: string[] = [];
  const clock = new SimulatedClock();
  const machine = searchMachine.provide({
    actors: {
      ask: fromPromise(({ input }) =>
        new Promise<Reply>((answer) => requests.push({ text: input.text, answer }))
      ),
    },
    actions: {
      go: (_, { option }: { readonly option: { readonly key: string } }) => void gone.push(option.key),
    },
  });
  const actor = createActor(machine, { input: { canAsk }, clock }).start();
  return {
    actor,
    asked: requests,
    gone,
    clock,
    now: () => actor.getSnapshot(),
    type: (text: string, ...titles: string[]) =>
      actor.send({ type: "search.type", text, localGroups: [group(...titles)] }),
    open: (text = "", isCode = false) =>
      actor.send({
        type: "search.open",
        text,
        localGroups: text ? [] : [group("page:orders", "page:jobs")],
        isCode,
      }),
    rest: () => clock.increment(SEARCH_DEBOUNCE_MS),
    answer: async (value: Reply, at = requests.length - 1) => {
      requests[at]!.answer(value);
      await new Promise((done) => setTimeout(done, 0));
    },
  };
}

const payloads = {
  "search.open": [
    { text: "", localGroups: [group("page")] },
    { text: "PD-1", localGroups: [], isCode: true },
  ],
  "search.type": [
    { text: "", localGroups: [group("page")] },
    { text: "or", localGroups: [group("page")] },
    { text: "PD-1", localGroups: [] },
  ],
  "option.select": [{ to: "next" }, { to: "previous" }, { to: "first" }, { to: "last" }, {
    to: { key: "order" },
  }],
  "option.go": [{ key: "order" }, { key: "gone" }],
  [`xstate.after.${SEARCH_DEBOUNCE_MS}.search.open.typing`]: [{}],
  "xstate.done.actor.0.search.open.asking": [
    { output: found(null, "order") },
    { output: found(null) },
    { output: found("order", "order") },
    { output: FAILED },
  ],
};

Deno.test("C5 search: every state is reached, every edge taken, and no path ends in a dead end", () => {
  assertWholeGraph(searchMachine, { input: { canAsk: true }, payloads });
  const { actors, actions } = implementationsOf(searchMachine);
  assert.deepEqual([actors, actions.slice(0, 1)], [["ask"], ["go"]]);
});

Deno.test("search: a request is sent a moment after the last key, and a late answer is never shown", async () => {
  const search = start();
  search.open();
  search.type("p");
  search.type("pd");
  assert.equal(search.asked.length, 0);
  search.rest();
  assert.deepEqual(search.asked.map(({ text }) => text), ["pd"]);
  search.type("pd-2");
  search.rest();
  await search.answer(found(null, "late"), 0);
  assert.ok(search.now().matches({ open: "asking" }));
  await search.answer(found(null, "order"), 1);
  assert.deepEqual(optionsOf(search.now().context).map(({ key }) => key), ["order"]);
});

Deno.test("search: server results stay until the next answer, and disappear with the text", async () => {
  const search = start();
  search.open();
  search.type("pd");
  search.rest();
  await search.answer(found(null, "order"));
  search.type("pd-", "page:x");
  assert.deepEqual(optionsOf(search.now().context).map(({ key }) => key), ["page:x", "order"]);
  search.type("");
  assert.deepEqual(search.now().context.serverGroups, []);
  assert.ok(search.now().matches({ open: "resting" }));
});

Deno.test("search: arrows wrap around, Home and End go to the ends; typing alone selects nothing", async () => {
  const search = start();
  search.open();
  search.type("pd", "a");
  search.rest();
  await search.answer({
    kind: "found",
    groups: [{ options: [{ key: "text", isText: true }, { key: "b" }, { key: "c" }] }],
    jump: null,
  });
  const selected = (to: "next" | "previous" | "first" | "last") => {
    search.actor.send({ type: "option.select", to });
    return search.now().context.selected;
  };
  assert.deepEqual(
    [selected("next"), selected("next"), selected("next"), selected("previous"), selected("first")],
    ["b", "c", "a", "c", "a"],
  );
  assert.equal(selected("last"), "c");
  search.actor.send({ type: "option.select", to: { key: "text" } });
  assert.equal(search.now().context.selected, "c");
});

Deno.test("S2.53 search: Enter goes to the selected result and closes; Escape closes; Enter on nothing closes", () => {
  const search = start();
  search.open();
  search.actor.send({ type: "option.select", to: "last" });
  search.actor.send({ type: "search.enter" });
  assert.ok(search.now().matches("closed"));
  assert.deepEqual(search.gone, ["page:jobs"]);
  search.open();
  search.actor.send({ type: "search.close" });
  assert.ok(search.now().matches("closed"));
  search.open();
  search.type(`${ACTIONS_PREFIX}nothing`);
  search.actor.send({ type: "search.enter" });
  assert.ok(search.now().matches("closed"));
  assert.deepEqual(search.gone, ["page:jobs"]);
});

Deno.test("S2.53 search: Enter without a text closes and runs nothing, wherever the pointer is", () => {
  const search = start();
  for (const text of [null, "", "  ", ACTIONS_PREFIX, `${ACTIONS_PREFIX} `]) {
    search.open();
    if (text !== null) search.type(text, "page:jobs");
    search.actor.send({ type: "option.select", to: { key: "page:jobs" } });
    search.actor.send({ type: "search.enter" });
    assert.deepEqual([search.now().matches("closed"), search.gone], [true, []]);
  }
});

Deno.test("search: Enter after a number waits for the answer, and opens the record with that number", async () => {
  const search = start();
  search.open();
  search.type("PD-1", "page:of-no-use");
  search.actor.send({ type: "search.enter" });
  assert.deepEqual(search.asked.map(({ text }) => text), ["PD-1"], "Enter does not wait");
  await search.answer(found("order", "other", "order"));
  assert.deepEqual(search.gone, ["order"]);
  search.open();
  search.type("smith");
  search.rest();
  search.actor.send({ type: "search.enter" });
  await search.answer(found(null, "first", "second"));
  assert.deepEqual(search.gone, ["order", "first"]);
  search.open();
  search.type("nobody");
  search.rest();
  search.actor.send({ type: "search.enter" });
  await search.answer(found(null));
  assert.ok(search.now().matches({ open: "shown" }), "an empty result is shown");
});

Deno.test("search: Enter on a page, or on a chosen result, waits for nothing", async () => {
  const search = start();
  search.open();
  search.type("orders", "page:orders");
  search.actor.send({ type: "search.enter" });
  assert.deepEqual(search.gone, ["page:orders"]);
  search.open();
  search.type("pd");
  search.rest();
  await search.answer(found(null, "a", "b"));
  search.actor.send({ type: "option.select", to: "next" });
  search.type("pd-1");
  search.actor.send({ type: "option.select", to: { key: "b" } });
  search.actor.send({ type: "search.enter" });
  assert.deepEqual(search.gone, ["page:orders", "b"]);
});

Deno.test("S2.53 search: a result chosen while Enter waits is not replaced by the awaited one", async () => {
  const search = start();
  search.open();
  search.type("pd-1", "page:a", "page:b");
  search.actor.send({ type: "search.enter" });
  search.actor.send({ type: "option.select", to: "next" });
  await search.answer(found("order", "order"));
  assert.deepEqual([search.gone, search.now().context.selected], [[], "page:b"]);
  search.actor.send({ type: "search.enter" });
  assert.deepEqual(search.gone, ["page:b"]);
});

Deno.test("search: a scanned code is requested at once, and opens its record if exactly one has that code", async () => {
  const search = start();
  search.open("PD-000001", true);
  assert.equal(search.asked.length, 1);
  await search.answer(found("order", "order"));
  assert.deepEqual(search.gone, ["order"]);
  search.open("SAME", true);
  await search.answer(found(null, "one", "two"));
  assert.ok(search.now().matches({ open: "shown" }));
  assert.deepEqual(search.gone, ["order"]);
  search.type("PD-000001");
  search.rest();
  await search.answer(found("order", "order"));
  assert.ok(search.now().matches({ open: "shown" }), "a typed text is opened only by Enter");
});

Deno.test("search: an answer does not move the person's selection while the result exists", async () => {
  const search = start();
  search.open();
  search.type("o", "page:orders", "page:jobs");
  search.actor.send({ type: "option.select", to: "last" });
  search.rest();
  await search.answer(found(null, "order"));
  assert.equal(search.now().context.selected, "page:jobs");
});

Deno.test("search: a failed request is reported, and can be retried", async () => {
  const search = start();
  search.open();
  search.type("pd", "page:a");
  search.rest();
  await search.answer(FAILED);
  assert.ok(search.now().matches({ open: "failed" }));
  assert.equal(search.now().context.failure, "no network");
  search.actor.send({ type: "search.retry" });
  await search.answer(found(null, "order"));
  assert.ok(search.now().matches({ open: "shown" }));
});

Deno.test("S2.52 search: no request is sent without a session, and none for actions alone", () => {
  for (const [canAsk, text] of [[false, "orders"], [true, `${ACTIONS_PREFIX}PD-1`]] as const) {
    const search = start(canAsk);
    search.open();
    search.type(text, "page:orders");
    search.rest();
    assert.ok(search.now().matches({ open: "resting" }) && search.asked.length === 0);
  }
});

const anyEvent = fc.oneof(
  fc.record({ type: fc.constant("open"), text: fc.constantFrom("", "pd", "PD-1"), isCode: fc.boolean() }),
  fc.record({ type: fc.constant("type"), text: fc.constantFrom("", "pd", "PD-1", ">a"), many: fc.nat(3) }),
  fc.record({ type: fc.constant("select"), to: fc.constantFrom("next", "previous", "first", "last") }),
  fc.record({ type: fc.constantFrom("enter", "close", "retry", "rest") }),
  fc.record({ type: fc.constant("answer"), many: fc.nat(3), jump: fc.boolean() }),
);

Deno.test("search: on every path the selection is one of the results, and the opened target was shown or named", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 20 }), async (events) => {
      const search = start();
      const known = new Set<string>();
      for (const event of events as readonly Record<string, unknown>[]) {
        const many = Number(event["many"] ?? 0);
        const keys = Array.from({ length: many }, (_, at) => `${event["type"]}${at}`);
        keys.concat("jump", "page:orders", "page:jobs").forEach((key) => known.add(key));
        if (event["type"] === "open") search.open(String(event["text"]), event["isCode"] === true);
        else if (event["type"] === "type") search.type(String(event["text"]), ...keys);
        else if (event["type"] === "select") {
          search.actor.send({ type: "option.select", to: event["to"] as "next" });
        } else if (event["type"] === "rest") search.rest();
        else if (event["type"] === "answer") {
          if (search.asked.length > 0) await search.answer(found(event["jump"] ? "jump" : null, ...keys));
        } else search.actor.send({ type: `search.${event["type"]}` as "search.enter" });
        const { selected, ...context } = search.now().context;
        const options = optionsOf(context).map(({ key }) => key);
        if (!search.now().matches("closed")) {
          const isNothing = options.length === 0 || context.text === "";
          assert.ok(selected === null ? isNothing : options.includes(selected));
        }
      }
      assert.ok(search.gone.every((key) => known.has(key)));
    }),
    { seed: 20_261_121, numRuns: 150 },
  );
});
