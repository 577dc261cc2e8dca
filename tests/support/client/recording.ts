import { chartOf } from "../../../api/flows/chart.ts";
import {
  type Entry,
  type Recording,
  RECORDING_FORMAT,
  RECORDING_VERSION,
} from "../../../api/flows/recording.ts";
import { sessionMachine } from "../../../machines/people/session.ts";
import { switchUserMachine } from "../../../machines/people/switch_user.ts";

/** 2026-03-02 10:02 UTC. */
export const RECORDED_AT = Date.UTC(2026, 2, 2, 10, 2);
const MINUTE_MS = 60_000;

export const entry = (more: Partial<Entry> = {}): Entry => ({
  t: RECORDED_AT,
  flow: "session",
  actor: "a1",
  kind: "event",
  cause: "event",
  event: "stored.read",
  fields: {},
  context: {},
  from: [],
  value: [],
  ways: [],
  refused: [],
  requestId: "",
  times: 1,
  isBroken: false,
  ...more,
});

/** A switch two minutes after the sign-in, refused because the super token is missing. */
export const REFUSED_SWITCH: readonly Entry[] = [
  entry({ kind: "start", event: "", value: ["reading"], context: { tries: 0, hadToken: false } }),
  entry({
    from: ["reading"],
    value: ["checking.fetchingUser"],
    fields: { found: "token", hadToken: true },
    context: { tries: 0, hadToken: true },
    ways: ["reading/event/stored.read/1"],
    refused: ["isCode"],
  }),
  entry({
    cause: "done",
    event: "fetchUser",
    from: ["checking.fetchingUser"],
    value: ["signedIn"],
    fields: { kind: "person" },
    context: { tries: 0, hadToken: true },
    ways: ["checking.fetchingUser/done/fetchUser/0"],
  }),
  entry({
    t: RECORDED_AT + 2 * MINUTE_MS,
    flow: "switch_user",
    actor: "a2",
    event: "switch.confirm",
    from: ["ready.givingReason"],
    value: ["ready.switching"],
    context: { refusal: "NOT_FOUND" },
    ways: ["ready.givingReason/event/switch.confirm/0"],
  }),
  entry({
    t: RECORDED_AT + 2 * MINUTE_MS + 400,
    flow: "switch_user",
    actor: "a2",
    cause: "done",
    event: "switchTo",
    from: ["ready.switching"],
    value: ["ready.givingReason"],
    fields: { kind: "refused", code: "superTokenMissing" },
    context: { refusal: "superTokenMissing" },
    ways: ["ready.switching/done/switchTo/1"],
    refused: ["isSwitched"],
    requestId: "5f0c1d3a-9b4e-4c55-8a77-0123456789ab",
  }),
];

export const recording = (more: Partial<Recording> = {}): Recording => ({
  format: RECORDING_FORMAT,
  version: RECORDING_VERSION,
  app: { version: "0.1.0", commit: "dev" },
  at: RECORDED_AT + 3 * MINUTE_MS,
  language: "en",
  role: "root",
  viewport: [1440, 900],
  path: "/orders",
  record: "",
  sentence: "I clicked Switch user and it bounced me.",
  entries: REFUSED_SWITCH,
  charts: {
    session: { chart: chartOf(sessionMachine.config), drawing: null },
    switch_user: { chart: chartOf(switchUserMachine.config), drawing: null },
  },
  ...more,
});
