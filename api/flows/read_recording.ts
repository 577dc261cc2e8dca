import { is } from "valibot";
import { recordingInput } from "../inputs/desk/recording.ts";
import { parseBounded } from "../json_bounds.ts";
import { MAX_RECORDING_SIZE, type Recording, RECORDING_FORMAT, RECORDING_VERSION } from "./recording.ts";

export type Unreadable =
  /** Longer than any of our recordings. */
  | "tooBig"
  /** Not JSON, cut off, or nested too deep. */
  | "broken"
  /** JSON of something else. */
  | "foreign"
  /** From a version that this build does not know. */
  | "newer"
  | "damaged";

export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly why: Unreadable };

const unreadable = (why: Unreadable): ReadRecording => ({ ok: false, why });

export function readRecording(text: string): ReadRecording {
  if (text.length > MAX_RECORDING_SIZE) return unreadable("tooBig");
  const value = parseBounded(text);
  if (value === undefined) return unreadable("broken");
  if (typeof value !== "object" || value === null) return unreadable("foreign");
  const { format, version } = value as Readonly<Record<string, unknown>>;
  if (format !== RECORDING_FORMAT) return unreadable("foreign");
  if (typeof version === "number" && version > RECORDING_VERSION) return unreadable("newer");
  return is(recordingInput, value)
    ? { ok: true, recording: { ...value, record: value.record ?? "" } }
    : unreadable("damaged");
}
