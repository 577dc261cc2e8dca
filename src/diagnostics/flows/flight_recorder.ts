/** Records the last 500 steps of all machines of this tab. A recording leaves the tab only when a person sends it. */
import type { Entry } from "../../../api/flows/recording.ts";
import { startRecorder } from "../../engine/recorder.ts";
import { createRecorderBuffer, type RecorderBuffer } from "./recorder_buffer.ts";
import { createReader } from "./steps.ts";

/** Time between writes to the tab's storage: a crash of the tab loses at most this much. */
const KEEP_EVERY_MS = 1_000;

let buffer: RecorderBuffer | null = null;

export const recordedEntries = (): readonly Entry[] => buffer?.entries() ?? [];

const numberOf = ({ actor }: Entry): number => Number(actor.slice(1)) || 0;

/** Starts the recorder for a person; null if nobody is signed in. Returns a function that stops it. */
export function startFlightRecorder(person: string | null): () => void {
  const own = createRecorderBuffer(person);
  buffer = own;
  const read = createReader(1 + Math.max(0, ...own.entries().map(numberOf)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    own.keep();
  };
  const stop = startRecorder({
    take(event, at) {
      const entry = read(event, at);
      if (!entry) return;
      own.add(entry);
      timer ??= setTimeout(keep, KEEP_EVERY_MS);
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      own.forget();
    },
  });
  const onLeave = () => timer !== undefined && keep();
  addEventListener("pagehide", onLeave);
  return () => {
    clearTimeout(timer);
    removeEventListener("pagehide", onLeave);
    stop();
    if (buffer === own) buffer = null;
  };
}
