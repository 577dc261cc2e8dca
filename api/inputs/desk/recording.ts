/** Every field is named here, and only the person's own sentence is free text. */
import {
  array,
  boolean,
  check,
  finite,
  type GenericSchema,
  integer,
  literal,
  maxEntries,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  tuple,
  union,
} from "valibot";
import {
  MAX_ENTRIES,
  MAX_SENTENCE_LENGTH,
  type Recording,
  RECORDING_FORMAT,
  RECORDING_VERSION,
} from "../../flows/recording.ts";
import { paragraphs } from "../text.ts";

const MAX_CHARTS = 40;
const MAX_PARTS = 400;
const CAUSES = ["event", "always", "after", "done", "error", "update"] as const;

const named = (pattern: RegExp) => pipe(string(), regex(pattern));
const flow = named(/^[a-z_]{1,40}$/);
/** A state's path, an event, a transition or a guard, as the machine names it. */
const name = named(/^[\p{L}\p{N} .,:;_/?*#()'&+-]{0,240}$/u);
const names = pipe(array(name), maxLength(MAX_PARTS));
const count = pipe(number(), integer(), minValue(0), maxValue(9_999));
/** Words of a closed list: no digits, no spaces, no @. */
const word = named(/^[A-Za-z]{1,30}([._][A-Za-z]{1,30}){0,4}$/);
const recordedFields = pipe(
  record(named(/^[A-Za-z]{1,30}(\.([A-Za-z]{1,30}|\d)){0,6}$/), union([boolean(), count, word])),
  maxEntries(40),
);
const time = pipe(number(), finite(), minValue(0));

const entry = strictObject({
  t: time,
  flow,
  actor: named(/^a\d{1,6}$/),
  kind: picklist(["start", "event", "stop"]),
  cause: picklist(CAUSES),
  event: name,
  fields: recordedFields,
  context: recordedFields,
  from: names,
  value: names,
  ways: names,
  refused: names,
  requestId: named(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/),
  times: pipe(number(), integer(), minValue(1)),
  isBroken: boolean(),
});

const state = strictObject({
  path: name,
  key: name,
  kind: picklist(["atomic", "compound", "parallel", "final", "history"]),
  parent: nullable(name),
  isInitial: boolean(),
  entry: names,
  exit: names,
  invokes: pipe(array(strictObject({ id: name, src: name })), maxLength(MAX_PARTS)),
  tags: names,
});

const way = strictObject({
  id: name,
  from: name,
  to: names,
  kind: picklist(CAUSES),
  event: name,
  guard: name,
  actions: names,
  reenter: boolean(),
});

const chart = strictObject({
  id: name,
  states: pipe(array(state), maxLength(MAX_PARTS)),
  ways: pipe(array(way), maxLength(MAX_PARTS)),
  unknown: pipe(array(pipe(string(), maxLength(400))), maxLength(MAX_PARTS)),
});

const px = pipe(number(), finite(), minValue(-100_000), maxValue(100_000));
const box = tuple([px, px, px, px]);
const arrow = strictObject({ points: pipe(array(tuple([px, px])), maxLength(MAX_PARTS)), label: box });
const drawing = strictObject({
  id: name,
  width: px,
  height: px,
  boxes: pipe(record(name, box), maxEntries(MAX_PARTS)),
  arrows: pipe(record(name, pipe(array(arrow), maxLength(MAX_PARTS))), maxEntries(MAX_PARTS)),
});

export const recordingInput = strictObject({
  format: literal(RECORDING_FORMAT),
  version: literal(RECORDING_VERSION),
  app: strictObject({ version: named(/^[\w.+-]{1,40}$/), commit: named(/^[\w+-]{1,64}$/) }),
  at: time,
  language: named(/^[a-z]{2}$/),
  role: named(/^[a-z_]{0,40}$/),
  viewport: tuple([px, px]),
  path: pipe(named(/^\/[\w/.-]{0,200}$/), check((path) => !path.includes("@"))),
  record: optional(named(/^[A-Za-z0-9-]{0,64}$/), ""),
  sentence: paragraphs(MAX_SENTENCE_LENGTH),
  entries: pipe(array(entry), maxLength(MAX_ENTRIES)),
  charts: pipe(record(flow, strictObject({ chart, drawing: nullable(drawing) })), maxEntries(MAX_CHARTS)),
}) satisfies GenericSchema<unknown, Recording>;
