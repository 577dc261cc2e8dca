/** Fills the stored scans of windows, and reads the windows' state. */
import { queueState } from "../../../src/features/workshop/stations/queue/queue.ts";
import { letPromisesRun, type NumberedScan, type Window } from "../workshop/scan_world.ts";

export const scan = (window: Window, number: number): string =>
  window.queue.scan({ code: `UN-${String(number).padStart(6, "0")}`, typed: false });
export const repeatScan = (window: Window) => window.queue.actor.send({ type: "net.back" });
export const stateOf = (window: Window) => queueState(window.queue.actor.getSnapshot());

export async function drain(...windows: Window[]): Promise<void> {
  for (let round = 0; round < 200 && windows.some((each) => stateOf(each).storedScans.length > 0); round++) {
    windows.forEach(repeatScan);
    await letPromisesRun();
  }
}

export const bySeq = (scans: readonly NumberedScan[]) =>
  scans.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
