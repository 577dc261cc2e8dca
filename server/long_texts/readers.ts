/** Parses long texts. Results are plain data, because they are passed between threads. */
import { object } from "valibot";
import { readRecording } from "../../api/flows/read_recording.ts";
import { bodyInput } from "../../api/inputs/shipping/price_table.ts";
import { type ReadInput, readInput, says } from "../../api/inputs/read.ts";
import { sentenceInput } from "../../api/inputs/desk/report.ts";

export interface RecordingFacts {
  readonly sentence: string;
  readonly path: string;
  readonly appVersion: string;
  readonly steps: number;
}

export const unreadable = (path: string): ReadInput<never> => ({
  ok: false,
  problems: [{ path, code: says("invalid") }],
});

function readRecordingFacts(text: string): ReadInput<RecordingFacts> {
  const read = readRecording(text);
  if (!read.ok) return unreadable("recording");
  const { path, record, app, entries } = read.recording;
  const sentence = readInput(sentenceInput, read.recording);
  if (!sentence.ok) return sentence;
  const place = record === "" ? path : `${path} ${record}`;
  const facts = { ...sentence.value, path: place, appVersion: app.version, steps: entries.length };
  return { ok: true, value: facts };
}

const bodyHolder = object({ body: bodyInput });

export const readers = {
  recording: readRecordingFacts,
  body: (text: string): ReadInput<{ readonly body: string }> => readInput(bodyHolder, { body: text }),
} as const;

export type Readers = typeof readers;
export type ReaderName = keyof Readers;
