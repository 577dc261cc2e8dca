/** A chart shows what XState reads in the same configuration, also for features that our machines do not use. */
import assert from "node:assert/strict";
import {
  and,
  type AnyStateMachine,
  type AnyStateNode,
  createMachine,
  fromPromise,
  not,
  stateIn,
} from "xstate";
import { type Chart, chartOf } from "../../../api/flows/chart.ts";
import { guardName } from "../../../api/flows/config.ts";
import { machineJson } from "../../../api/flows/machine_json.ts";
import { bodyLines } from "../../../api/flows/names.ts";
import { FLOW_IDS, loadFlow } from "../../../src/diagnostics/flows/flows.ts";
import { nodesOf } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";

const sorted = (all: readonly string[]) => [...all].sort();
const pathOf = ({ path }: AnyStateNode): string => path.join(".");

/** Returns every transition as XState reads it: from, to, condition. */
function waysOfXState(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => {
    const called = [...node.transitions.values()].flat();
    return [...called, ...node.always ?? []].map(({ source, target, guard }) =>
      JSON.stringify([pathOf(source), (target ?? []).map(pathOf), guardName(guard)])
    );
  });
}

const waysOfChart = ({ ways }: Chart): string[] =>
  ways.map(({ from, to, guard }) => JSON.stringify([from, to, guard]));

function assertSame(machine: AnyStateMachine): Chart {
  const chart = chartOf(machine.config);
  assert.deepEqual(chart.unknown, []);
  assert.deepEqual(chart.states.map(({ path }) => path), nodesOf(machine.root).map(pathOf));
  assert.deepEqual(sorted(waysOfChart(chart)), sorted(waysOfXState(machine)));
  return chart;
}

Deno.test("C7 the chart of each of our machines has exactly its states and transitions", async () => {
  for (const id of FLOW_IDS) assertSame(await loadFlow(id));
});

const wayAt = ({ ways }: Chart, from: string, event: string) =>
  ways.filter((way) => way.from === from && way.event === event);

Deno.test("C7 targets: strings, objects, children, ids, paths behind ids, several at once", () => {
  const chart = assertSame(createMachine({
    id: "trip",
    initial: "home",
    states: {
      home: { on: { go: "away", far: "#there.late", deep: "away.b.inner", named: { target: "#there" } } },
      away: {
        type: "parallel",
        on: { inside: ".b.other", both: { target: [".a.y", ".b.other"] }, list: [{ target: "home" }] },
        states: {
          a: { initial: "x", states: { x: { on: { next: "y" } }, y: {} } },
          b: { initial: "inner", states: { inner: {}, other: {} } },
        },
      },
      abroad: { id: "there", initial: "early", states: { early: {}, late: { on: { back: "#trip" } } } },
    },
  }));
  assert.deepEqual(wayAt(chart, "home", "far").map(({ to }) => to), [["abroad.late"]]);
  assert.deepEqual(wayAt(chart, "away", "both").map(({ to }) => to), [["away.a.y", "away.b.other"]]);
  assert.deepEqual(wayAt(chart, "abroad.late", "back").map(({ to }) => to), [[""]]);
});

Deno.test("C7 a forbidden event stays and is marked, whichever way it is written", () => {
  const chart = assertSame(createMachine({
    initial: "open",
    on: { close: ".closed", "*": ".lost" },
    states: { open: { on: { close: undefined, shut: {} } }, closed: {}, lost: {} },
  }));
  const open = chart.states.find(({ path }) => path === "open");
  assert.ok(open);
  assert.deepEqual(bodyLines(open, chart, null), ["⊘ close", "⊘ shut"]);
  assert.deepEqual(wayAt(chart, "", "*").map(({ to }) => to), [["lost"]]);
});

Deno.test("C7 a history state, deep or not, leads to its default", () => {
  const chart = chartOf({
    id: "player",
    initial: "on",
    states: {
      on: {
        initial: "slow",
        states: {
          slow: {},
          fast: {},
          last: { type: "history", target: "fast" },
          all: { type: "history", history: "deep" },
        },
      },
      off: { on: { press: "on.last", hold: "on.all" } },
    },
  });
  assert.deepEqual(chart.unknown, []);
  assert.deepEqual(wayAt(chart, "off", "press").map(({ to }) => to), [["on.last"]]);
  assert.deepEqual(wayAt(chart, "on.last", "").map(({ to, kind }) => [kind, to]), [["always", ["on.fast"]]]);
  const lines = chart.states.filter(({ kind }) => kind === "history").map((state) =>
    bodyLines(state, chart, null)
  );
  assert.deepEqual(lines, [["H"], ["H*"]]);
});

Deno.test("C7 invoked work is shown: answers, failures, events, several at once, and one without a name", () => {
  const chart = assertSame(createMachine({
    initial: "busy",
    states: {
      busy: {
        invoke: [
          {
            src: "ask",
            id: "ask",
            onDone: "done",
            onError: { target: "failed" },
            onSnapshot: { actions: "note" },
          },
          { src: fromPromise(async () => {}), onDone: [{ target: "done", guard: "isFine" }, "failed"] },
        ],
      },
      done: {},
      failed: {},
    },
  }));
  assert.deepEqual(
    chart.ways.map(({ kind, event, to, actions }) => [kind, event, ...to, ...actions].join(" ")),
    ["done ask done", "error ask failed", "update ask note", "done unnamed done", "done unnamed failed"],
  );
});

Deno.test("C7 final states of groups, delays by name and number, and combined guards are shown", () => {
  const chart = assertSame(createMachine({
    initial: "work",
    states: {
      work: {
        initial: "a",
        onDone: { target: "over", guard: and(["isOne", not("isTwo")]) },
        states: {
          a: {
            after: { 500: "b", pause: [{ target: "b", guard: stateIn({ work: "a" }) }, { target: "c" }] },
          },
          b: {},
          c: { type: "final" },
        },
      },
      over: { type: "final", entry: ["say", { type: "tell" }], exit: () => {} },
    },
  } as never));
  assert.deepEqual(
    chart.ways.map(({ kind, event, guard }) => [kind, event, guard].filter(Boolean).join(" ")),
    [
      "done isOne and (not isTwo)",
      "after 500",
      "after pause in work: a",
      "after pause",
    ],
  );
  assert.deepEqual(chart.states.at(-1)?.entry, ["say", "tell"]);
});

Deno.test("C7 unknown parts of a machine are named, and the rest is shown", () => {
  const chart = chartOf({
    id: "odd",
    initial: "a",
    states: {
      a: { on: { go: "b", lose: "nowhere", miss: "#gone" }, portal: true },
      b: { states: { "c.d": {} }, initial: "c.d" },
    },
  });
  assert.deepEqual(chart.unknown, [
    'a has "portal", which is not drawn.',
    'b has a state "c.d": a name with a dot looks like a path.',
    'a leads to "nowhere", which is not there.',
    'a leads to "#gone", which is not there.',
  ]);
  assert.deepEqual(wayAt(chart, "a", "go").map(({ to }) => to), [["b"]]);
});

Deno.test("C7 any configuration gives a chart", () => {
  fc.assert(
    fc.property(fc.anything(), (config) => {
      assert.ok(chartOf(config).states.length > 0);
      assert.ok(machineJson(config));
    }),
    { numRuns: 300, seed: 7 },
  );
  const state = fc.letrec((tie) => ({
    state: fc.record({
      type: fc.constantFrom("parallel", "final", "history", "odd"),
      initial: fc.oneof(fc.string(), fc.anything()),
      states: fc.dictionary(fc.string(), fc.oneof({ maxDepth: 3 }, fc.constant({}), tie("state"))),
      on: fc.dictionary(fc.string(), fc.anything()),
      invoke: fc.anything(),
      always: fc.anything(),
      entry: fc.anything(),
    }, { requiredKeys: [] }),
  })).state;
  fc.assert(
    fc.property(state, (config) => {
      assert.ok(chartOf(config).states.length > 0);
      assert.ok(machineJson(config));
    }),
    { numRuns: 300, seed: 7 },
  );
});
