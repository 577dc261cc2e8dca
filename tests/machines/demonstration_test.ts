import assert from "node:assert/strict";
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from "xstate";
import {
  type AdmissionResult,
  type DemonstrationEvent,
  demonstrationMachine,
  type DemoPerson,
  type RefreshResult,
  RENEWAL_MARGIN_S,
  TOKEN_LIFE_S,
} from "../../machines/demonstration.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";

const DANA: DemoPerson = { _id: "a1", name: "Dana", email: "dana@demo.test" };
const PASSWORD = "a secret that must not stay";
const TYPED = { name: "Dana", email: DANA.email, password: PASSWORD };
const REFRESHED: readonly RefreshResult[] = [
  { kind: "person", person: DANA },
  { kind: "refused" },
  { kind: "failed" },
];
const ADMITTED: readonly AdmissionResult[] = [
  { kind: "person", person: DANA },
  { kind: "refused", problems: { form: "wrongPair" } },
  { kind: "refused", problems: { name: "nameMissing", email: "emailTaken" } },
];
const outputs = (all: readonly object[]) => all.map((output) => ({ output }));
const cut = [{ error: new Error("cut") }];
const PAYLOADS = {
  "stored.read": [{ hasToken: true }, { hasToken: false }],
  "logIn.asked": [TYPED],
  "register.asked": [TYPED],
  "form.opened": [{}],
  "field.changed": ["name", "email", "password"].map((place) => ({ place })),
  "token.due": [{}],
  "session.logOut": [{}],
  "xstate.done.actor.refresh": outputs(REFRESHED),
  "xstate.error.actor.refresh": cut,
  "xstate.done.actor.renew": outputs(REFRESHED),
  "xstate.error.actor.renew": cut,
  "xstate.done.actor.logIn": outputs(ADMITTED),
  "xstate.error.actor.logIn": cut,
  "xstate.done.actor.register": outputs(ADMITTED),
  "xstate.error.actor.register": cut,
};

/** Sends events from the start; returns the last step's effects. */
function effectsOf(...events: { type: string }[]) {
  let snapshot = initialTransition(demonstrationMachine)[0];
  let effects: string[] = [];
  for (const event of events) {
    const [next, actions] = transition(demonstrationMachine, snapshot, event as DemonstrationEvent);
    snapshot = next;
    effects = actions.map(({ type }) => type).filter((type) => !/^@?xstate\./.test(type));
  }
  return { snapshot, effects };
}

const read = { type: "stored.read", hasToken: true };
const opened = { type: "stored.read", hasToken: false };
const refreshed = (output: RefreshResult) => ({ type: "xstate.done.actor.refresh", output });
const signedIn = [read, refreshed({ kind: "person", person: DANA })];

Deno.test("S7.24 every state of the demonstration is reached and every edge taken", () => {
  assertWholeGraph(demonstrationMachine, { payloads: PAYLOADS });
});

Deno.test("S7.24 the user is known exactly while signed in, on every path, and no password is kept", () => {
  for (const { to } of walk(demonstrationMachine, { payloads: PAYLOADS })) {
    assert.equal(to.context.person !== null, to.matches("signedIn"));
    assert.ok(!JSON.stringify(to.context).includes(PASSWORD));
    if (to.matches("signedIn")) assert.deepEqual([to.context.reason, to.context.problems], [null, {}]);
  }
});

Deno.test("S7.24 the session starts from the userData of the stored token", () => {
  const { snapshot, effects } = effectsOf(...signedIn);
  assert.deepEqual(snapshot.value, { signedIn: "resting" });
  assert.deepEqual(snapshot.context.person, DANA);
  assert.deepEqual(effects, []);
  assert.equal(effectsOf(opened).snapshot.value, "signedOut");
});

Deno.test("S7.24 S8.8 a refused token is dropped, and the screen says that it has expired", () => {
  const { snapshot, effects } = effectsOf(read, refreshed({ kind: "refused" }));
  assert.equal(snapshot.value, "signedOut");
  assert.equal(snapshot.context.reason, "expired");
  assert.deepEqual(effects, ["clearStored"]);
  assert.equal(effectsOf(read, refreshed({ kind: "failed" })).snapshot.context.reason, "failed");
});

Deno.test("S4.2 Log Out drops the token and goes to /login", () => {
  const { snapshot, effects } = effectsOf(...signedIn, { type: "session.logOut" });
  assert.equal(snapshot.value, "signedOut");
  assert.deepEqual(snapshot.context, { person: null, reason: "loggedOut", problems: {} });
  assert.deepEqual(effects, ["clearStored", "leave"]);
});

Deno.test("S5.7 a refusal is shown at its field until the field is corrected; the form's message disappears with any change", () => {
  const problems = { name: "nameMissing", email: "emailTaken", form: "failed" };
  const refused = { type: "xstate.done.actor.register", output: { kind: "refused", problems } };
  const request = { type: "register.asked", ...TYPED };
  const after = (...events: { type: string }[]) =>
    effectsOf(opened, request, refused, ...events).snapshot.context.problems;
  assert.deepEqual(after(), problems);
  assert.deepEqual(after({ type: "field.changed", place: "name" } as never), { email: "emailTaken" });
  assert.deepEqual(after({ type: "form.opened" }), {});
  assert.deepEqual(after(request), {});
});

/** Starts a signed-in session on a simulated clock, whose renewals return the given results. */
async function started(...next: RefreshResult[]) {
  const clock = new SimulatedClock();
  let requestCount = 0;
  const answers: RefreshResult[] = [{ kind: "person", person: DANA }, ...next];
  const machine = demonstrationMachine.provide({
    actors: {
      refreshToken: fromPromise(() => {
        requestCount += 1;
        return Promise.resolve(answers.shift()!);
      }),
    },
    actions: { clearStored: () => {}, leave: () => {} },
  });
  const actor = createActor(machine, { clock }).start();
  const settle = () => new Promise<void>((done) => setTimeout(done));
  actor.send({ type: "stored.read", hasToken: true });
  await settle();
  return { actor, clock, settle, asked: () => requestCount };
}

const DUE_MS = (TOKEN_LIFE_S - RENEWAL_MARGIN_S) * 1_000;

Deno.test("S9.11 a token is renewed before its 8000 seconds are over, repeatedly, while the screen stays", async () => {
  const { actor, clock, settle, asked } = await started(
    { kind: "person", person: DANA },
    { kind: "person", person: DANA },
  );
  for (const times of [2, 3]) {
    clock.increment(DUE_MS - 1);
    await settle();
    assert.equal(asked(), times - 1);
    clock.increment(1);
    assert.deepEqual(actor.getSnapshot().value, { signedIn: "renewing" });
    assert.equal(actor.getSnapshot().context.person?._id, DANA._id);
    await settle();
    assert.equal(asked(), times);
    assert.deepEqual(actor.getSnapshot().value, { signedIn: "resting" });
  }
  actor.stop();
});

Deno.test("S9.11 a token that expired while the computer slept signs out and says why", async () => {
  const { actor, settle } = await started({ kind: "refused" });
  actor.send({ type: "token.due" });
  await settle();
  assert.equal(actor.getSnapshot().value, "signedOut");
  assert.deepEqual(actor.getSnapshot().context, { person: null, reason: "expired", problems: {} });
});

Deno.test("the demonstration declares its dependencies", () => {
  const { actors } = implementationsOf(demonstrationMachine);
  assert.deepEqual(actors.sort(), ["logIn", "refreshToken", "register"]);
});
