import { pack } from "../../../api/pack_text.ts";
import {
  type Entry,
  MAX_RECORDING_SIZE,
  type RecordedChart,
  type Recording,
  RECORDING_FORMAT,
  RECORDING_VERSION,
} from "../../../api/flows/recording.ts";
import { MAX_PACKED_LENGTH } from "../../../api/flows/report_code.ts";
import { pages, unlistedPages } from "../../../resources/pages.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { buildOf } from "../../lib/build.ts";
import { language } from "../../lib/i18n.ts";
import { recordName } from "../../engine/record/record_title.tsx";
import { flowOf, isFlowId } from "./load.ts";

/** Cuts the path off after the screen, because the rest may be a person's name, a number or a search. */
export function screenPath(pathname: string): string {
  const screens = [...resources, ...pages, ...unlistedPages].map(({ path }): string => path);
  const found = screens.filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  return found.sort((one, other) => other.length - one.length)[0] ?? "/";
}

const NUMBER = /^[A-Z]{2,3}-\d{3,}(?![\w-])/;

/** Returns the number of the open record, or its id, but not its name, which could identify a person. */
export function openRecord(pathname: string, name: string): string {
  const number = NUMBER.exec(name)?.[0];
  if (number) return number;
  const list = resources.find(({ path }) => path === screenPath(pathname));
  const [, id = ""] = list?.record ? pathname.slice(list.path.length + 1).split("/") : [];
  return /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : "";
}

async function chartFor(flow: string): Promise<[flow: string, chart: RecordedChart][]> {
  if (!isFlowId(flow)) return [];
  try {
    const { chart, drawing } = await flowOf(flow);
    return [[flow, { chart, drawing }]];
  } catch {
    // Without the chart the story shows only names of states.
    return [];
  }
}

export async function makeRecording(entries: readonly Entry[], role: string, at: number): Promise<Recording> {
  const flows = [...new Set(entries.map(({ flow }) => flow))];
  const charts = await Promise.all(flows.map(chartFor));
  return {
    format: RECORDING_FORMAT,
    version: RECORDING_VERSION,
    app: buildOf(),
    at,
    language: language.value,
    role,
    viewport: [innerWidth, innerHeight],
    path: screenPath(location.pathname),
    record: openRecord(location.pathname, recordName.peek()),
    sentence: "",
    entries: [...entries],
    charts: Object.fromEntries(charts.flat()),
  };
}

/** Makes a recording smaller: drops the drawings first, then the oldest steps. */
function lighter(recording: Recording): Recording {
  const { charts, entries } = recording;
  if (Object.values(charts).some(({ drawing }) => drawing !== null)) {
    const bare = Object.entries(charts).map(([flow, { chart }]) => [flow, { chart, drawing: null }]);
    return { ...recording, charts: Object.fromEntries(bare) };
  }
  return { ...recording, entries: entries.slice(Math.ceil(entries.length / 4)) };
}

/** Returns the compressed recording, made small enough for the server's limit. */
export async function packedRecording(recording: Recording): Promise<string> {
  const text = JSON.stringify(recording);
  const packed = text.length <= MAX_RECORDING_SIZE ? await pack(text) : null;
  if (packed !== null && packed.length <= MAX_PACKED_LENGTH) return packed;
  return recording.entries.length === 0 ? packed ?? "" : await packedRecording(lighter(recording));
}
