/**
 * Ways of machines that tests walk. Under `deno task test` each process leaves a file of them in the folder WALKED,
 * and the run ends with the sum.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  getInitialMicrosteps,
  type InspectionEvent,
} from "xstate";
import { indexOf } from "../../src/diagnostics/flows/machine_index.ts";

/** By the id of the machine: the ids of ways as its chart has them. */
const walked = new Map<string, Set<string>>();

const folder = Deno.env.get("WALKED");
if (folder) {
  globalThis.addEventListener("unload", () => {
    const all = Object.fromEntries(walked.entries().map(([id, ways]) => [id, [...ways]]));
    Deno.writeTextFileSync(`${folder}/${crypto.randomUUID()}.json`, JSON.stringify(all));
  });
}

interface Told {
  readonly type: string;
  readonly snapshot?: unknown;
  readonly _transitions?: readonly unknown[];
}

/** What a step needs of the actor it would run in; nothing is carried out. */
function scopeFor(hear: (told: Told) => void): Parameters<AnyStateMachine["transition"]>[2] {
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
    system: { ...self.system, _sendInspectionEvent: hear },
  } as never;
}

function note(machine: AnyStateMachine, taken: readonly unknown[] = []): void {
  const { ways } = indexOf(machine);
  const noted = walked.get(machine.id) ?? new Set();
  walked.set(machine.id, noted);
  for (const way of taken) noted.add(ways.get(way) ?? "");
}

/** For `inspect` of an actor that a test starts: its ways are noted. */
export function noteWays(told: InspectionEvent): void {
  if (told.type !== "@xstate.microstep") return;
  const { logic } = told.actorRef as unknown as { readonly logic?: AnyStateMachine };
  if (logic?.root) note(logic, told._transitions);
}

/** Takes a step and notes its ways, those that are taken at once included. Returns the snapshots on the way. */
export function walkStep(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot[] {
  const snapshots: AnyMachineSnapshot[] = [];
  const scope = scopeFor((told) => {
    if (told.type !== "@xstate.microstep") return;
    snapshots.push(told.snapshot as AnyMachineSnapshot);
    note(machine, told._transitions);
  });
  machine.transition(from, event, scope);
  return snapshots;
}

/** The same for what a machine does as it starts. */
export function walkStart(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot[] {
  const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
  // The state it starts in is left at once where a way without an event leads on.
  const [first] = snapshots;
  if (first) walkStep(machine, first, { type: "" });
  return snapshots;
}
