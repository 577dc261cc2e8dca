/**
 * Nothing that somebody typed, owns or is called gets into a recording: canary values go through every
 * machine and every event.
 */
import assert from "node:assert/strict";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type InspectionEvent } from "xstate";
import type { Entry } from "../../../../api/flows/recording.ts";
import {
  type AllowedFields,
  type Fields,
  isAllowed,
} from "../../../../src/diagnostics/flows/allowed_fields.ts";
import { RECORDED } from "../../../../src/diagnostics/flows/generated/recorded.ts";
import { FLOW_IDS, loadFlow } from "../../../../src/diagnostics/flows/flows.ts";
import { indexOf } from "../../../../src/diagnostics/flows/machine_index.ts";
import { createReader, type RecordedFlow } from "../../../../src/diagnostics/flows/steps.ts";
import { nodesOf } from "../../../support/machines/graph.ts";
import { fc } from "../../../support/property.ts";

const CANARIES = [
  "eyJhbGciOiJIUzI1NiJ9.Y2FuYXJ5.c2lnbmF0dXJl",
  "pd_CANARYcanaryCANARYcanaryCANARYcanaryCANARYca",
  "hunter2-canary",
  "canary.person@example.test",
  "12 Canary Wharf, London E14 5AB",
  "+49 151 0000 4711",
  "018f3c1a-0000-7000-8000-00000canary0",
] as const;
const NUMBERS = [4_915_100_004_711, -1, 0.5, 4_000_123_412_341_234] as const;

const flows = Object.keys(RECORDED) as RecordedFlow[];

/** Makes an object with a getter, as only a hostile caller would pass, which reports when it is evaluated. */
const computed = (canary: string) =>
  Object.defineProperty({ toString: () => canary, toJSON: () => canary, [canary]: canary }, "kind", {
    enumerable: true,
    get: () => {
      throw new Error(canary);
    },
  });

const hostile = fc.constantFrom<unknown>(
  ...CANARIES,
  ...NUMBERS,
  ...CANARIES.map((each) => Object.assign(new Error(each), { code: each, requestId: each })),
  ...CANARIES.map(computed),
  CANARIES.map((each) => ({ code: each, reason: each, requestId: each })),
);

/** Returns an object with the value at every path that a recording may keep, and at others too. */
function planted(value: unknown, ...all: (Fields | undefined)[]): Record<string, unknown> {
  const root: Record<string, unknown> = { token: value, password: value, email: value, address1: value };
  for (const path of all.flatMap((fields) => Object.keys(fields ?? {}))) {
    const keys = path.split(".");
    const last = keys.pop()!;
    let holder = root;
    for (const key of keys) {
      const found = Object.getOwnPropertyDescriptor(holder, key)?.value;
      holder = typeof found === "object" && found !== null ? found : (holder[key] = {});
    }
    if (!Object.hasOwn(holder, last)) holder[last] = value;
  }
  return root;
}

const machines = new Map<string, AnyStateMachine>(
  await Promise.all(FLOW_IDS.map(async (id) => [id, await loadFlow(id)] as const)),
);
const machineOf = (flow: string): AnyStateMachine => machines.get(flow)!;

/** Returns a snapshot for every state of a machine, with the given context. */
function snapshotsOf(machine: AnyStateMachine, context: unknown): AnyMachineSnapshot[] {
  const start = machine.resolveState({ value: {}, context: context as never });
  return nodesOf(machine.root).map((node) => ({ ...start, _nodes: [machine.root, node], context }) as never);
}

/** Fails for a value in an entry that is neither the machine's own text nor in a closed list nor a small number. */
function assertClean(entry: Entry, flow: RecordedFlow): void {
  const text = JSON.stringify(entry);
  for (const canary of [...CANARIES, ...NUMBERS.map(String)]) {
    assert.equal(text.includes(canary), false, `${flow} ${entry.event}: ${canary} in ${text}`);
  }
  const machine = machineOf(flow);
  const paths = new Set(nodesOf(machine.root).map((node) => node.path.join(".")));
  const events = new Set([...indexOf(machine).calls.values()].map(({ event }) => event));
  const ways = new Set(indexOf(machine).ways.values());
  assert.ok([...entry.from, ...entry.value].every((path) => paths.has(path)), text);
  assert.ok(entry.event === "?" || entry.event === "" || events.has(entry.event), text);
  assert.ok(entry.ways.every((way) => ways.has(way)), text);
  assert.match(entry.actor, /^a\d+$/);
  assert.match(entry.requestId, /^$|^[0-9a-f-]{36}$/);
  for (const value of [...Object.values(entry.fields), ...Object.values(entry.context)]) {
    assert.ok(typeof value === "boolean" || isAllowed("count", value) || typeof value === "string", text);
  }
}

Deno.test("C7 no canary value enters a recording: every machine, event and state, with hostile payloads", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...flows),
      hostile,
      fc.constantFrom(...CANARIES),
      (flow, value, name) => {
        const machine = machineOf(flow);
        const allowed = RECORDED[flow] as AllowedFields;
        const types = [
          ...indexOf(machine).calls.keys(),
          "xstate.init",
          "xstate.stop",
          name,
          `xstate.done.actor.${name}`,
        ];
        const actorRef = { logic: machine, id: name, sessionId: name, systemId: name };
        const snapshots = snapshotsOf(machine, planted(value, allowed.context));
        for (const [at, type] of types.entries()) {
          const read = createReader();
          const fields = [...Object.values(allowed.events ?? {}), ...Object.values(allowed.answers ?? {})];
          const event = {
            ...planted(value, ...fields),
            output: planted(value, ...fields),
            error: value,
            type,
          };
          const snapshot = snapshots[at % snapshots.length]!;
          const inspection = { rootId: name, actorRef, event, snapshot };
          const microstep = {
            ...inspection,
            type: "@xstate.microstep",
            _transitions: [...snapshot._nodes[1]!.transitions.values()].flat(),
          };
          assert.equal(read(microstep as never, 0), null);
          assert.equal(read({ ...inspection, type: "@xstate.event" } as never, 0), null);
          const entry = read({ ...inspection, type: "@xstate.snapshot" } as never, 0);
          assert.ok(entry, `${flow}: ${type} is recorded`);
          assertClean(entry, flow);
        }
      },
    ),
    { numRuns: 150, seed: 6 },
  );
});

Deno.test("C7 no canary enters through running machines: every event is sent with hostile payloads, whatever state it leads to", () => {
  let began = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...flows),
      hostile,
      fc.array(fc.nat(40), { maxLength: 12 }),
      (flow, value, picks) => {
        const machine = machineOf(flow);
        const allowed = RECORDED[flow] as AllowedFields;
        const fields = [
          ...Object.values(allowed.events ?? {}),
          ...Object.values(allowed.answers ?? {}),
          allowed.context,
        ];
        const read = createReader();
        const entries: Entry[] = [];
        const inspect = (event: InspectionEvent) => {
          const entry = read(event, 0);
          if (entry) entries.push(entry);
        };
        const idle = Object.fromEntries(
          Object.keys(machine.implementations.actions).map((name) => [name, () => {}]),
        );
        const guards = Object.fromEntries(
          Object.keys(machine.implementations.guards).map((
            name,
            at,
          ) => [name, () => at % 2 === picks.length % 2]),
        );
        const delays = Object.fromEntries(
          Object.keys(machine.implementations.delays).map((name) => [name, 1e9]),
        );
        const actor = createActor(machine.provide({ actions: idle, guards, delays } as never), {
          inspect,
          input: planted(value, ...fields),
        });
        actor.subscribe({ error: () => {} });
        actor.start();
        const types = [...indexOf(machine).calls.keys(), CANARIES[0]];
        for (const pick of picks) {
          const type = types[pick % types.length]!;
          actor.send({ ...planted(value, ...fields), output: planted(value, ...fields), error: value, type });
        }
        actor.stop();
        // The list is empty if the machine refuses to begin with this input.
        began += entries.length;
        for (const entry of entries) assertClean(entry, flow);
      },
    ),
    { numRuns: 300, seed: 7 },
  );
  assert.ok(began > 1_000, `${began} steps`);
});

Deno.test("C7 the recorded words are a closed list without spaces or digits, and every name is one of the machine's", () => {
  for (const flow of flows) {
    const { context, events = {}, answers = {} } = RECORDED[flow] as AllowedFields;
    const { calls } = indexOf(machineOf(flow));
    const heard = [...calls.values()];
    for (const type of Object.keys(events)) {
      assert.ok(
        heard.some(({ cause, event }) => cause === "event" && event === type),
        `${flow} hears ${type}`,
      );
    }
    for (const name of Object.keys(answers)) {
      assert.ok(heard.some(({ cause, event }) => cause === "done" && event === name), `${flow} asks ${name}`);
    }
    for (const fields of [context, ...Object.values(events), ...Object.values(answers)]) {
      for (const [path, domain] of Object.entries(fields ?? {})) {
        if (domain === "flag") continue;
        assert.doesNotMatch(
          path,
          /token$|password|mail|name|address|phone|body|text|query\.filters/i,
          `${flow}: ${path}`,
        );
        if (typeof domain === "string") continue;
        for (const word of domain) assert.match(word, /^[A-Za-z]+([._][A-Za-z]+)*$/, `${flow}: ${word}`);
      }
    }
  }
});

/** Lifecycles run on the server, and the demonstration is not part of the app. */
const APART = ["demonstration", "demonstration_tasks", ...Object.keys(LIFECYCLES)].sort();

Deno.test("C7 every machine of the app declares what may be recorded", () => {
  assert.deepEqual([...flows, ...APART].sort(), [...FLOW_IDS].sort());
});

Deno.test("C7 every machine of the app's windows declares what may be recorded", () => {
  assert.deepEqual(FLOW_IDS.filter((id) => !Object.hasOwn(RECORDED, id)), APART);
});
