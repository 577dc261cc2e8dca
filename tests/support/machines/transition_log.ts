/**
 * Records the transitions that tests take. Under `deno task test` each process leaves a file of them in the folder WALKED, and
 * the run ends with the sum.
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

/** Ids of transitions as the chart has them, by the id of the machine. */
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

/** Returns what a step needs of its actor; nothing is carried out. */
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

/** Records the transitions of a started actor, as its `inspect`. */
export function noteWays(event: InspectionEvent): void {
  if (event.type !== "@xstate.microstep") return;
  const { logic } = event.actorRef as unknown as { readonly logic?: AnyStateMachine };
  if (logic?.root) note(logic, event._transitions);
}

/** Takes a step and records its transitions, eventless ones included. Returns the snapshots on the way. */
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
  // The initial state is left at once where an eventless transition leads on.
  const [first] = snapshots;
  if (first) walkStep(machine, first, { type: "" });
  return snapshots;
}
