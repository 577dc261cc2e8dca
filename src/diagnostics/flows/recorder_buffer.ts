/** Holds the last steps of a tab, bounded by number and size. A reload keeps them for the same person. */
import { type Entry, MAX_BUFFER_SIZE, MAX_ENTRIES } from "../../../api/flows/recording.ts";
import { RECORDER_KEY } from "../../engine/recorder.ts";

interface StoredBuffer {
  readonly person: string | null;
  readonly entries: readonly Entry[];
}

const NOTHING: StoredBuffer = { person: null, entries: [] };

/** Reads the stored steps; an unreadable text counts as none. */
function readStored(): StoredBuffer {
  try {
    const stored = JSON.parse(sessionStorage.getItem(RECORDER_KEY) ?? "null") as StoredBuffer | null;
    return Array.isArray(stored?.entries) ? { person: stored.person, entries: stored.entries } : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns true if an entry repeats the one before, as scrolling and typing do. */
const isRepeated = (last: Entry, next: Entry): boolean =>
  last.actor === next.actor && last.kind === "event" && next.kind === "event" && last.event === next.event &&
  last.cause === next.cause && last.ways.join() === next.ways.join() &&
  last.refused.join() === next.refused.join() &&
  [last.from, next.from, next.value].every((value) => value.join() === last.value.join()) &&
  isSame([last.fields, last.context], [next.fields, next.context]);

export interface RecorderBuffer {
  readonly add: (entry: Entry) => void;
  readonly entries: () => readonly Entry[];
  readonly keep: () => void;
  /** Drops the steps and their person from memory, but not from the tab's storage. */
  readonly forget: () => void;
}

function textOf(person: string | null, entries: readonly Entry[]): string {
  const text = JSON.stringify({ person, entries } satisfies StoredBuffer);
  if (text.length <= MAX_BUFFER_SIZE) return text;
  return textOf(person, entries.slice(Math.ceil(entries.length / 8)));
}

/** @param person null if nobody is signed in or the person is not yet known; then the stored person stays */
export function createRecorderBuffer(person: string | null): RecorderBuffer {
  const stored = readStored();
  const isTheirs = person === null || stored.person === person;
  let owner = person ?? stored.person;
  let entries: Entry[] = isTheirs ? stored.entries.slice(-MAX_ENTRIES) : [];
  return {
    add(entry) {
      const last = entries.at(-1);
      if (last && isRepeated(last, entry)) entries[entries.length - 1] = { ...entry, times: last.times + 1 };
      else entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
    },
    entries: () => entries,
    keep() {
      try {
        sessionStorage.setItem(RECORDER_KEY, textOf(owner, entries));
      } catch {
        // The storage is full or forbidden, so the recording lasts only as long as the page.
      }
    },
    forget() {
      owner = null;
      entries = [];
    },
  };
}
