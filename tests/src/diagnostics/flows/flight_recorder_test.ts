import { openAt } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { join } from "node:path";
import { fromPromise, setup } from "xstate";
import { type Entry, MAX_BUFFER_SIZE, MAX_ENTRIES } from "../../../../api/flows/recording.ts";
import {
  type FoundPeople,
  type SwitchAnswer,
  switchUserMachine,
} from "../../../../machines/people/switch_user.ts";
import { maintenanceMachine } from "../../../../machines/desk/maintenance.ts";
import { layoutMachine } from "../../../../machines/layout.ts";
import { recordedEntries, startFlightRecorder } from "../../../../src/diagnostics/flows/flight_recorder.ts";
import { forgetRecording, RECORDER_KEY } from "../../../../src/engine/recorder.ts";
import { createRecorderBuffer } from "../../../../src/diagnostics/flows/recorder_buffer.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { keep } from "../../../../src/lib/cookies.ts";
import { createActor } from "../../../../src/engine/wiring/actor.ts";
import { person } from "../../../support/client/person.ts";
import { startSession } from "../../../../src/app/wiring/session.ts";

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const leave = () => globalThis.dispatchEvent(new Event("pagehide"));

/** Runs in a fresh tab. */
async function inTab(run: () => void | Promise<void>): Promise<void> {
  openAt("/orders");
  sessionStorage.clear();
  forgetRecording();
  try {
    await run();
  } finally {
    sessionStorage.clear();
  }
}

const ANN = { _id: "7", identity_label: "Ann", role: "sale", status: "Away" };
const REFUSED: SwitchAnswer = { kind: "refused", code: "superTokenMissing" };

function switching() {
  const machine = switchUserMachine.provide({
    actors: {
      loadPeople: fromPromise((): Promise<FoundPeople> => Promise.resolve({ people: [ANN], isWhole: true })),
      switchTo: fromPromise((): Promise<SwitchAnswer> => Promise.resolve(REFUSED)),
    },
  });
  return createActor(machine, { input: { hasSuperToken: true } }).start();
}

const storyOf = (entries: readonly Entry[]) =>
  entries.map(({ kind, cause, event, from, value }) => `${kind} ${cause} ${event}: ${from} > ${value}`);

Deno.test("C7 every step of a machine is recorded with its transition, its payload and its target", () =>
  inTab(async () => {
    const stop = startFlightRecorder("me");
    const actor = switching();
    await turn();
    actor.send({ type: "dialog.open" });
    actor.send({ type: "person.choose", person: ANN });
    actor.send({ type: "switch.confirm" });
    await turn();
    actor.stop();
    const entries = recordedEntries();
    const refusal = entries.find(({ cause, event }) => cause === "done" && event === "switchTo");
    assert.deepEqual(refusal?.fields, { kind: "refused", code: "superTokenMissing" });
    assert.equal(refusal?.context["refusal"], "superTokenMissing");
    assert.deepEqual(refusal?.refused, ["isSwitched"]);
    assert.deepEqual(refusal?.ways, ["ready.switching/done/switchTo/1"]);
    assert.deepEqual(storyOf(entries).filter((line) => !line.includes("stop")), [
      "start event :  > loading",
      "event done loadPeople: loading > ready.closed",
      "event event dialog.open: ready.closed > ready.choosing.listed",
      "event event person.choose: ready.choosing.listed > ready.givingReason",
      "event event switch.confirm: ready.givingReason > ready.switching",
      "event done switchTo: ready.switching > ready.givingReason",
    ]);
    assert.equal(JSON.stringify(entries).includes("Ann"), false);
    stop();
  }));

Deno.test("C7 steps before the recorder started are recorded as well", () =>
  inTab(() => {
    createActor(maintenanceMachine).start().stop();
    assert.deepEqual(recordedEntries(), []);
    const stop = startFlightRecorder(null);
    assert.deepEqual(recordedEntries().map(({ flow, kind }) => [flow, kind]), [["maintenance", "start"], [
      "maintenance",
      "stop",
    ]]);
    stop();
  }));

Deno.test("C7 a recording survives a reload for the same person, and for nobody else", () =>
  inTab(() => {
    startFlightRecorder("me");
    createActor(maintenanceMachine).start().stop();
    leave();
    startFlightRecorder("me");
    assert.equal(recordedEntries().length, 2);
    createActor(maintenanceMachine).start();
    assert.deepEqual(recordedEntries().map(({ actor }) => actor), ["a1", "a1", "a2"]);
    leave();
    startFlightRecorder(null);
    assert.equal(recordedEntries().length, 3, "a session that ran out");
    leave();
    startFlightRecorder("somebody else")();
    startFlightRecorder("somebody else");
    assert.equal(recordedEntries().length, 0);
    forgetRecording();
  }));

const entryAt = (index: number): Entry => ({
  t: index,
  flow: "list",
  actor: `a${index}`,
  kind: "event",
  cause: "event",
  event: "list.refresh",
  fields: {},
  context: {},
  from: ["ready"],
  value: ["x".repeat(900)],
  ways: [],
  refused: [],
  requestId: "",
  times: 1,
  isBroken: false,
});

Deno.test("C7 the last 500 steps are kept, as far as they fit into 256 kB", () =>
  inTab(() => {
    const buffer = createRecorderBuffer("me");
    for (let index = 0; index < MAX_ENTRIES + 100; index++) buffer.add(entryAt(index));
    assert.deepEqual([buffer.entries().length, buffer.entries()[0]?.t], [MAX_ENTRIES, 100]);
    buffer.keep();
    const text = sessionStorage.getItem(RECORDER_KEY)!;
    assert.ok(text.length <= MAX_BUFFER_SIZE && text.length > MAX_BUFFER_SIZE / 2, `${text.length}`);
    const stored = createRecorderBuffer("me").entries();
    assert.deepEqual([stored.at(-1)?.t, stored.length < MAX_ENTRIES], [MAX_ENTRIES + 99, true]);
  }));

Deno.test("C7 a repeated step is counted, not recorded again", () =>
  inTab(() => {
    const stop = startFlightRecorder("me");
    const input = {
      layout: "vertical",
      isCollapsed: false,
      isForSeller: false,
      isWide: true,
      isRailed: false,
      isBare: false,
    } as const;
    const actor = createActor(layoutMachine, { input }).start();
    for (let px = 1; px < 4; px++) actor.send({ type: "screen.scrolled", px: px / 100 });
    actor.send({ type: "menu.open" });
    const events = recordedEntries().filter(({ kind }) => kind === "event");
    assert.deepEqual(events.map(({ event, times }) => [event, times]), [["screen.scrolled", 3], [
      "menu.open",
      1,
    ]]);
    stop();
  }));

Deno.test("C7 an unreadable stored recording is ignored", () =>
  inTab(() => {
    for (const text of ["{", "[]", '{"entries":3}', "null", "7"]) {
      sessionStorage.setItem(RECORDER_KEY, text);
      assert.deepEqual(createRecorderBuffer("me").entries(), []);
    }
  }));

Deno.test("C7 a machine that is not ours is not recorded", () =>
  inTab(() => {
    const stop = startFlightRecorder("me");
    createActor(setup({}).createMachine({ id: "constructor" })).start();
    createActor(setup({}).createMachine({ id: "secretOfSomebody" })).start();
    createActor(fromPromise(() => Promise.resolve("secret"))).start();
    assert.deepEqual(recordedEntries(), []);
    stop();
  }));

Deno.test("C7 logging out, and a window that changes to another person, delete the recording", () =>
  inTab(async () => {
    configureApp({ login: "http://localhost:2/" });
    const real = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(Response.json({ data: { cUser: person() } }));
    const stop = startFlightRecorder("me");
    const effects = { navigate: () => {}, reload: () => {}, currentPath: () => "/" };
    try {
      for (const end of ["log out", "another window"] as const) {
        keep("token", "mine");
        const session = startSession(effects, null);
        await session.settled();
        leave();
        assert.match(sessionStorage.getItem(RECORDER_KEY) ?? "", /stored.read/, end);
        if (end === "log out") session.logOut();
        else {
          keep("token", "another's");
          globalThis.dispatchEvent(new Event("focus"));
        }
        assert.equal(sessionStorage.getItem(RECORDER_KEY), null, end);
        assert.equal(JSON.stringify(recordedEntries()).includes("stored.read"), false, end);
        session.stop();
      }
    } finally {
      stop();
      keep("token", null);
      globalThis.fetch = real;
    }
  }));

Deno.test("C7 every machine of the app is started by code that the recorder watches", () => {
  const root = decodeURIComponent(new URL("../../../../src", import.meta.url).pathname);
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const { name, isDirectory } of Deno.readDirSync(join(root, folder))) {
      const path = join(folder, name);
      if (isDirectory) walk(path);
      else if (/\.tsx?$/.test(name)) {
        const text = Deno.readTextFileSync(join(root, path));
        const own = /import \{([^}]*)\} from "(?:xstate|@xstate\/react)"/g;
        const names = [...text.matchAll(own)].map(([, list]) => list).join();
        if (/\b(createActor|useActorRef|useMachine|useActor)\b/.test(names)) found.push(path);
      }
    }
  };
  walk(".");
  // The demonstration has no recorder, as it has nowhere to report to.
  assert.deepEqual(found.sort(), [
    "diagnostics/demonstration/demonstration_tasks_wiring.ts",
    "diagnostics/demonstration/demonstration_wiring.ts",
    "engine/wiring/actor.ts",
  ]);
});
