/** Measures the cost of the flight recorder for a step of a machine, and of opening a recording. */
import { createActor, type InspectionEvent } from "xstate";
import { pack, unpack } from "../../api/pack_text.ts";
import { readRecording } from "../../api/flows/read_recording.ts";
import { MAX_RECORDING_SIZE } from "../../api/flows/recording.ts";
import { selectionMachine } from "../../machines/selection.ts";
import { FLOW_IDS } from "../../src/diagnostics/flows/flows.ts";
import { flowOf } from "../../src/diagnostics/flows/load.ts";
import { createRecorderBuffer } from "../../src/diagnostics/flows/recorder_buffer.ts";
import { createReader } from "../../src/diagnostics/flows/steps.ts";
import { storyOf } from "../../src/diagnostics/flows/story.ts";
import { lateWords } from "../../src/lib/i18n.ts";
import { flows } from "../../src/diagnostics/flows/generated/en.ts";
import { entry, recording } from "../../tests/support/client/recording.ts";
import { median, print } from "./report.ts";

const ROUNDS = 30;
const EVENTS = 500;
const IDS = Array.from({ length: 50 }, (_, index) => `row-${index}`);

/** Returns the microseconds that each event takes in a list whose rows are being selected. */
function costOf(inspect?: (event: InspectionEvent) => void): number {
  const actor = createActor(selectionMachine, inspect ? { inspect } : {}).start();
  actor.send({ type: "rows.shown", ids: IDS });
  const startedAt = performance.now();
  for (let index = 0; index < EVENTS; index++) {
    actor.send({ type: "row.toggle", id: IDS[index % IDS.length]!, range: false });
  }
  const ms = performance.now() - startedAt;
  actor.stop();
  return ms * 1_000 / EVENTS;
}

/** Measures with the buffer that each tab has. It is stored after 100 events, as many as in a busy second. */
function measureRecordedCost(): number {
  const buffer = createRecorderBuffer("bench");
  const read = createReader();
  let events = 0;
  return costOf((event) => {
    const entry = read(event, Date.now());
    if (!entry) return;
    buffer.add(entry);
    if (++events % 100 === 0) buffer.keep();
  });
}

const medianOf = (measure: () => number): number => {
  for (let warm = 0; warm < ROUNDS; warm++) measure();
  return median(Array.from({ length: ROUNDS }, measure));
};

/** Makes a recording of 500 steps with the charts of their machines, in the form that the server stores. */
async function makeFullRecording(): Promise<string> {
  const entries = Array.from(
    { length: EVENTS },
    (_, index) => entry({ t: index * 1_000, actor: `a${index % 40 + 1}` }),
  );
  const charts = await Promise.all(
    FLOW_IDS.slice(0, 20).map(async (id) => {
      const { chart, drawing } = await flowOf(id);
      return [id, { chart, drawing }] as const;
    }),
  );
  return await pack(JSON.stringify(recording({ entries, charts: Object.fromEntries(charts) })));
}

async function measureOpening(packed: string): Promise<number> {
  const startedAt = performance.now();
  const read = readRecording((await unpack(packed, MAX_RECORDING_SIZE)) ?? "");
  if (!read.ok) throw new Error(`Cannot open the recording: ${read.why}`);
  storyOf(read.recording.entries, flows, "UTC");
  return performance.now() - startedAt;
}

async function measureParsing(packed: string): Promise<number> {
  const startedAt = performance.now();
  JSON.parse((await unpack(packed, MAX_RECORDING_SIZE)) ?? "");
  return performance.now() - startedAt;
}

async function medianTime(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measure());
  return median(times);
}

export async function benchFlows(): Promise<void> {
  await lateWords();
  const packed = await makeFullRecording();
  print("Flows", "parsed alone", [
    {
      name: "a recording of 500 steps and 20 charts, opened",
      ours: await medianTime(() => measureOpening(packed)),
      base: await medianTime(() => measureParsing(packed)),
      unit: "ms",
      goal: "<= 300 ms",
    },
  ]);

  print("Flows", "not recorded", [
    {
      name: "a step of a machine, recorded",
      ours: medianOf(measureRecordedCost),
      base: medianOf(() => costOf()),
      unit: "µs",
      goal: "<= 200 µs more",
    },
  ]);
}
