/**
 * Records the transitions that tests take. Under `deno task test` each process writes a file of them into the
 * folder WALKED, and the run ends with the total.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  getInitialMicrosteps,
  type InspectionEvent,
} from "xstate";
import { indexOf } from "../../../src/diagnostics/flows/machine_index.ts";

/** Ids of transitions as in the chart, by the id of the machine. */
const walked = new Map<string, Set<string>>();

const folder = Deno.env.get("WALKED");
if (folder) {
  globalThis.addEventListener("unload", () => {
    const all = Object.fromEntries(walked.entries().map(([id, ways]) => [id, [...ways]]));
    Deno.writeTextFileSync(`${folder}/${crypto.randomUUID()}.json`, JSON.stringify(all));
  });
}

interface LogEvent {
  readonly type: string;
  readonly snapshot?: unknown;
  readonly _transitions?: readonly unknown[];
}

/** Returns the actor scope that a step needs; no effect is executed. */
function scopeFor(onEvent: (event: LogEvent) => void): Parameters<AnyStateMachine["transition"]>[2] {
  const self = createEmptyActor();
  const nothing = () => {};
  return {
    self,
    id: "",
    sessionId: "",
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
    system: { ...self.system, _sendInspectionEvent: onEvent },
  } as never;
}

function note(machine: AnyStateMachine, taken: readonly unknown[] = []): void {
  const { ways } = indexOf(machine);
  const noted = walked.get(machine.id) ?? new Set();
  walked.set(machine.id, noted);
  for (const way of taken) noted.add(ways.get(way) ?? "");
}

/** Records the transitions of a started actor; used as its `inspect`. */
export function noteWays(event: InspectionEvent): void {
  if (event.type !== "@xstate.microstep") return;
  const { logic } = event.actorRef as unknown as { readonly logic?: AnyStateMachine };
  if (logic?.root) note(logic, event._transitions);
}

/** Takes a step and records its transitions, eventless ones included. Returns the snapshots in between. */
export function walkStep(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot[] {
  const snapshots: AnyMachineSnapshot[] = [];
  const scope = scopeFor((event) => {
    if (event.type !== "@xstate.microstep") return;
    snapshots.push(event.snapshot as AnyMachineSnapshot);
    note(machine, event._transitions);
  });
  machine.transition(from, event, scope);
  return snapshots;
}

export function walkStart(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot[] {
  const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
  // The machine leaves its initial state immediately if an eventless transition applies.
  const [first] = snapshots;
  if (first) walkStep(machine, first, { type: "" });
  return snapshots;
}
