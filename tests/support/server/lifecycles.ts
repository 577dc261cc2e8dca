/** Defines test lifecycles in memory: bags in crates on a pallet, and further holders around the pallet. */
import { setup } from "xstate";
import { isSignedIn } from "../../../api/access.ts";
import { singleColumn } from "../../../machines/lifecycles/columns.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { jobs } from "../../../resources/desk/jobs.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Writer } from "../../../server/db/database.ts";
import { defineLifecycle } from "../../../server/lifecycle/define.ts";
import type { AnyLifecycle, LifecycleSpec, Step } from "../../../server/lifecycle/lifecycle.ts";
import { registerModules } from "../../../server/registry.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { NOW } from "../people/people.ts";

export interface Thing {
  readonly _id: string;
  readonly version: number;
  readonly state: string;
  readonly within: string;
}

export type Things = Map<string, Thing>;

interface Facts {
  readonly open: number;
}

const bagMachine = setup({ types: { context: {} as Facts } }).createMachine({
  id: "bag",
  initial: "Open",
  context: { open: 0 },
  states: {
    Open: { on: { "bag.pack": { target: "Packed" } } },
    Packed: { on: { "bag.unpack": { target: "Open" } } },
  },
});

const holderMachine = setup({
  types: { context: {} as Facts },
  guards: { isWhole: ({ context }) => context.open === 0, isBroken: ({ context }) => context.open > 0 },
}).createMachine({
  id: "holder",
  initial: "Filling",
  context: { open: 0 },
  states: {
    Filling: {
      on: { "things.settle": { target: "Full", guard: "isWhole" }, "holder.drop": { target: "Dropped" } },
    },
    Full: { on: { "things.settle": { target: "Filling", guard: "isBroken" } } },
    Dropped: {},
  },
});

/** A machine whose settling events never end. */
const endlessMachine = setup({ types: { context: {} as Facts } }).createMachine({
  id: "endless",
  initial: "Filling",
  context: { open: 0 },
  states: {
    Filling: { on: { "things.settle": { target: "Full" } } },
    Full: { on: { "things.settle": { target: "Filling" } } },
  },
});

const MACHINES = {
  bag: bagMachine,
  crate: holderMachine,
  pallet: holderMachine,
  truck: holderMachine,
  ship: holderMachine,
  fleet: holderMachine,
  harbor: holderMachine,
  coast: holderMachine,
  country: holderMachine,
  endless: endlessMachine,
};
export type ThingName = keyof typeof MACHINES;

const DONE: readonly string[] = ["Packed", "Full"];

/** Makes things of each kind, and puts each into the holder that `parents` names. */
export function thingsOf(parents: Readonly<Partial<Record<ThingName, ThingName>>>) {
  const rows = Object.fromEntries(Object.keys(MACHINES).map((name) => [name, new Map()])) as Record<
    ThingName,
    Things
  >;
  const writes: string[] = [];
  const lifecycles = Object.fromEntries(
    (Object.keys(MACHINES) as ThingName[]).map((name) => {
      const parent = parents[name];
      const inner = (Object.keys(parents) as ThingName[]).find((each) => parents[each] === name);
      Object.assign(LIFECYCLES, {
        [name]: { machine: MACHINES[name], columns: singleColumn("state", "Filling") },
      });
      const spec: LifecycleSpec<Thing, Facts, { readonly state?: string }, object> = {
        resource: {
          ...jobs,
          id: name,
          lifecycle: { name: name as LifecycleName, mutation: "moveJob" },
          moves: ["bag.pack", "bag.unpack", "holder.drop"].map((event) => ({
            event,
            rule: isSignedIn,
          })),
        },
        called: name,
        rows: (_reader, ids) =>
          Promise.resolve(
            new Map(ids.flatMap((id) => rows[name].has(id) ? [[id, rows[name].get(id)!]] : [])),
          ),
        facts: (_reader, some) =>
          Promise.resolve(
            new Map(some.map(({ _id }) => {
              const inside = inner ? [...rows[inner].values()].filter(({ within }) => within === _id) : [];
              return [_id, { open: inside.filter(({ state }) => !DONE.includes(state)).length }];
            })),
          ),
        effects: {},
        write(_tx, row, change) {
          rows[name].set(row._id, { ...row, ...change, version: row.version + 1 });
          writes.push(`${name} ${row._id} ${change.state}`);
          return Promise.resolve();
        },
        changes: ({ state }, change) => [{ field: "state", before: state, after: change.state ?? state }],
        sampleFacts: [{ open: 0 }],
        ...parent && {
          parents: [{
            lifecycle: parent as LifecycleName,
            event: "things.settle",
            idsOf: (_tx, some) => [...new Set(some.map(({ within }) => within))],
          }],
        },
      };
      return [name, defineLifecycle<"Job", Thing, Facts, { readonly state?: string }>(spec)];
    }),
  ) as unknown as Record<ThingName, AnyLifecycle>;
  registerModules([{ lifecycles: Object.values(lifecycles) }]);
  const put = (name: ThingName, _id: string, within: string, state: string) =>
    void rows[name].set(_id, { _id, within, state, version: 1 });
  return { rows, writes, lifecycles, put };
}

/** Returns a step that has neither a person nor a database. */
export const stepOfTest = (event: string, context: AuthorizedContext | null = null): Step => ({
  tx: null as unknown as Writer,
  event,
  params: {},
  scope: ALL_SELLERS,
  context,
  timeZone: "UTC",
  stamp: {
    actor: { _id: "root", name: "root" },
    actingFor: null,
    requestId: "r",
    sessionId: null,
    at: NOW,
  },
});
