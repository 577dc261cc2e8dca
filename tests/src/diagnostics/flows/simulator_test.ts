/** The simulator walks a flow as the machine itself would, without the machine's effects. */
import assert from "node:assert/strict";
import { createMachine, getNextTransitions, transition } from "xstate";
import { chartOf } from "../../../../api/flows/chart.ts";
import { leavesOf, pathsOf, valueOf } from "../../../../src/diagnostics/flows/active.ts";
import { FLOW_IDS, loadFlow } from "../../../../src/diagnostics/flows/flows.ts";
import { rulesOf } from "../../../../src/diagnostics/flows/guard_rules.ts";
import { blockedWays, type Simulator, simulatorOf } from "../../../../src/diagnostics/flows/simulator.ts";
import {
  addStep,
  answerGuard,
  cutAfter,
  restartSimulation,
  simulationOf,
} from "../../../../src/diagnostics/flows/simulation.ts";
import { NO_FACTS } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { orderMachine } from "../../../../machines/lifecycles/orders/order.ts";

const OPEN = new Map<string, boolean>();

async function opened(id: (typeof FLOW_IDS)[number]) {
  const machine = await loadFlow(id);
  const chart = chartOf(machine.config);
  return { chart, simulator: simulatorOf(chart, rulesOf(machine)) };
}

const startOf = (simulator: Simulator) => simulator.starts(OPEN)[0]!.after;

for (const id of FLOW_IDS) {
  Deno.test(`C7 ${id} can be simulated: it starts, and every step of its first states leads to states of the chart`, async () => {
    const { chart, simulator } = await opened(id);
    const known = new Set(chart.states.map(({ path }) => path));
    const starts = simulator.starts(OPEN);
    assert.ok(starts.length > 0);
    for (const { after } of starts.slice(0, 2)) {
      const steps = simulator.steps(after, OPEN);
      assert.ok(after.isOver || steps.length > 0, JSON.stringify(after.value));
      for (const { after: next, ways } of steps) {
        assert.deepEqual(next.paths.filter((path) => !known.has(path)), []);
        assert.ok(ways.length > 0);
        assert.deepEqual(pathsOf(valueOf(chart, leavesOf(next.paths))!).toSorted(), next.paths.toSorted());
      }
    }
  });
}

Deno.test("C7 the order walks its three statuses like the real machine, with any facts", async () => {
  const { simulator } = await opened("order");
  const names = Object.keys(orderMachine.implementations.guards);
  for (let seed = 0; seed < 24; seed++) {
    // All facts are true or all are false, in turn, so that the guards' answers are known.
    const isOpen = seed % 2 === 0;
    const facts = {
      ...NO_FACTS,
      paid: isOpen,
      makeable: isOpen,
      heldFrom: isOpen ? "Pending" : "",
      problems: isOpen ? 0 : 1,
      autoHold: isOpen,
      cooling: !isOpen,
      unitsLive: 2,
      unitsOpen: isOpen ? 0 : 1,
      unitsBegun: isOpen ? 2 : 0,
      unitsBlocked: isOpen ? 0 : 1,
      loose: isOpen ? 1 : 0,
      // A guard's name alone does not say which package state it compares, so none is set.
      parcels: "",
    };
    const answers = new Map(names.map((name) => {
      const test =
        orderMachine.implementations.guards[name as keyof typeof orderMachine.implementations.guards];
      const isAsked = typeof test === "function" && !("check" in test);
      return [
        name,
        isAsked && (test as (args: object, params: object) => boolean)({ context: facts }, {}),
      ] as const;
    }));
    let real = orderMachine.resolveState({ value: startOf(simulator).value as never, context: facts });
    for (let turn = 0; turn < 12; turn++) {
      const mine = simulator.steps(simulator.at(real.value), answers);
      const theirs = new Map(
        [...new Set(getNextTransitions(real).map(({ eventType }) => eventType))]
          .filter((type) => type !== "" && real.can({ type } as never))
          .map((type) => [JSON.stringify(transition(orderMachine, real, { type } as never)[0].value), type]),
      );
      assert.deepEqual(
        [...new Set(mine.map(({ after }) => JSON.stringify(after.value)))].toSorted(),
        [...theirs.keys()].toSorted(),
      );
      const next = [...theirs.values()][(seed + turn) % Math.max(1, theirs.size)];
      if (!next) break;
      real = transition(orderMachine, real, { type: next } as never)[0] as typeof real;
    }
  }
});

Deno.test("C7 an open condition is tried both ways, a settled one blocks its step", async () => {
  const { chart, simulator } = await opened("order");
  const start = startOf(simulator);
  const goals = (answers: ReadonlyMap<string, boolean>) =>
    // Events of garments and packages settle the order too, but do not change its status here.
    simulator.steps(start, answers).filter(({ ways }) => ways.some((id) => id.startsWith("status."))).map((
      { after },
    ) => (after.value as { status: string }).status).toSorted();
  assert.deepEqual(goals(OPEN), ["Cancelled", "On Hold", "Pending"]);
  assert.deepEqual(goals(new Map([["isAutoHeld", true]])), ["Cancelled", "On Hold"]);
  const problems = new Map([["hasNoProblems", false]]);
  assert.deepEqual(goals(problems), ["Cancelled"]);
  const blocked = blockedWays(chart, start, simulator.steps(start, problems));
  assert.deepEqual(blocked.filter(({ event }) => event === "order.submit").length, 2);
});

Deno.test("C7 the shortest path to a state is found, through server answers and time", async () => {
  const { simulator: order } = await opened("order");
  const way = order.wayTo(null, "status.Shipped", OPEN)!;
  const events = way.flatMap(({ ways }) => ways.slice(0, 1)).map((id) => id.split("/")[2]);
  assert.deepEqual(events.filter(Boolean), [
    "order.submit",
    "order.pay",
    // Steps by hand on the order's garments and packages move it by their effects.
    "units.settle",
    "packages.settle",
  ]);
  const { simulator: acting } = await opened("acting");
  const ways = acting.wayTo(null, "stuck", OPEN)!.flatMap(({ ways }) => ways);
  assert.equal(ways.length, 2);
  assert.match(ways[1]!, /goingBack\/(done|error)\/goBack/);
});

Deno.test("C7 the address contains a walk: steps, start, conditions, undo; a step that no longer exists is reported", async () => {
  const { chart, simulator } = await opened("acting");
  const open = (params: URLSearchParams) => simulationOf(chart, simulator, params);
  const begun = open(new URLSearchParams());
  assert.deepEqual(begun.now?.paths, ["acting"]);
  const one = addStep(new URLSearchParams(), begun.next[0]!.key);
  assert.deepEqual(open(one).now?.paths, ["goingBack"]);
  assert.deepEqual(open(cutAfter(one, open(one), 0)).now?.paths, ["acting"]);
  assert.deepEqual(open(restartSimulation(one, ["stuck"])).now?.paths, ["stuck"]);
  assert.deepEqual(open(new URLSearchParams("at=stuck")).steps, []);
  const settled = open(answerGuard(one, "isBack", true));
  assert.deepEqual(settled.next.flatMap(({ after }) => after.paths).toSorted(), ["back", "stuck"]);
  assert.equal(open(answerGuard(answerGuard(one, "isBack", true), "isBack", null)).answers.size, 0);
  for (const lost of ["step=no/such/step", "at=nowhere", "at=acting&at=stuck"]) {
    const walk = open(new URLSearchParams(lost));
    assert.equal(walk.isCut, true, lost);
  }
});

Deno.test("C7 endless immediate transitions are left out, and everything else continues", () => {
  const chart = chartOf(
    createMachine({
      initial: "a",
      states: {
        a: { on: { go: "b", rest: "c" } },
        b: { always: { target: "d", guard: "x" } },
        c: {},
        d: { always: { target: "b", guard: "x" } },
      },
    }).config,
  );
  const simulator = simulatorOf(chart, new Map());
  const goals = simulator.steps(startOf(simulator), OPEN).map(({ after }) => after.value);
  assert.deepEqual(goals.toSorted(), ["b", "c"]);
});
