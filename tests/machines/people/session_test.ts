import assert from "node:assert/strict";
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from "xstate";
import { SESSION_RETRIES, SESSION_RETRY_WINDOW_MS } from "../../../api/constants.ts";
import {
  type CheckResult,
  type ExchangeResult,
  type SessionEvent,
  sessionMachine,
} from "../../../machines/people/session.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";
import { person } from "../../support/client/person.ts";

const FOUND = ["nothing", "token", "code", "stray"] as const;
const CHECKED: readonly CheckResult[] = [
  { kind: "person", person: person() },
  { kind: "refused" },
  { kind: "unreachable" },
  { kind: "timeout" },
  { kind: "blocked" },
  { kind: "failed", status: 404 },
  { kind: "failed", status: 500 },
  { kind: "failed", status: 503 },
  { kind: "failed", status: 400 },
];
const EXCHANGED: readonly ExchangeResult[] = ["kept", "exchange", "failed", "unreachable", "blocked"];
const PAYLOADS = {
  "person.known": [{ person: person({ name: "Ada New" }) }, { person: person({ _id: "other" }) }],
  "stored.read": FOUND.flatMap((found) => [true, false].map((hadToken) => ({ found, hadToken }))),
  "session.refused": [{}],
  "session.logOut": [{}],
  "xstate.done.actor.exchangeCode": EXCHANGED.map((output) => ({ output })),
  "xstate.error.actor.exchangeCode": [{ error: new Error("cut") }],
  "xstate.done.actor.fetchUser": CHECKED.map((output) => ({ output })),
  "xstate.error.actor.fetchUser": [{ error: new Error("cut") }],
};

/** Sends events from the start; returns the last step's effects. */
function effectsOf(...events: { type: string }[]) {
  let snapshot = initialTransition(sessionMachine)[0];
  let effects: string[] = [];
  for (const event of events) {
    const [next, actions] = transition(sessionMachine, snapshot, event as SessionEvent);
    snapshot = next;
    effects = actions
      .filter((action) => !action.type.startsWith("xstate.") && !action.type.startsWith("@xstate."))
      .map((action) => {
        const to = (action.params as { to?: string } | undefined)?.to;
        return to ? `${action.type} ${to}` : action.type;
      });
  }
  return { snapshot, effects };
}

const readToken = { type: "stored.read", found: "token", hadToken: true };
const answer = (output: CheckResult) => ({ type: "xstate.done.actor.fetchUser", output });

Deno.test("C8 every state of the session is reached and every edge taken", () => {
  assertWholeGraph(sessionMachine, { payloads: PAYLOADS });
});

Deno.test("C8 the person is known exactly while signed in or checked again, on every path", () => {
  for (const { to } of walk(sessionMachine, { payloads: PAYLOADS })) {
    if (to.matches("signedIn")) assert.ok(to.context.person);
    if (to.matches("signedOut")) assert.equal(to.context.person, null);
    if (to.matches("reading") || to.matches("exchangingCode")) assert.equal(to.context.person, null);
  }
});

Deno.test("S2.38 the person is shown with current data, and is never replaced by another one", () => {
  for (const { from, event, to } of walk(sessionMachine, { payloads: PAYLOADS })) {
    if (event.type !== "person.known") continue;
    assert.ok(from.matches("signedIn"));
    assert.deepEqual([to.context.person?._id, to.context.person?.name], [
      from.context.person?._id,
      "Ada New",
    ]);
  }
});

Deno.test("C8 tokens never enter the context of the session", () => {
  const keys = Object.keys(createActor(sessionMachine).getSnapshot().context);
  assert.deepEqual(keys.sort(), ["hadToken", "mayRetry", "person", "reason", "tries"]);
});

Deno.test("S4.1 a stored token is checked and the person signed in", () => {
  const { snapshot, effects } = effectsOf(readToken, answer({ kind: "person", person: person() }));
  assert.equal(snapshot.value, "signedIn");
  assert.equal(snapshot.context.person?._id, "u1");
  assert.deepEqual(effects, []);
});

Deno.test("S4.1 without a token nobody is signed in and nothing is sent", () => {
  const { snapshot, effects } = effectsOf(
    { type: "stored.read", found: "nothing", hadToken: false } as never,
  );
  assert.equal(snapshot.value, "signedOut");
  assert.equal(snapshot.context.reason, null);
  assert.deepEqual(effects, []);
});

Deno.test("S4.2 Log Out revokes the token, clears stored data and drafts, and goes to /login", () => {
  const signedIn = [readToken, answer({ kind: "person", person: person() })];
  const { snapshot, effects } = effectsOf(...signedIn, { type: "session.logOut" });
  assert.equal(snapshot.value, "signedOut");
  assert.equal(snapshot.context.person, null);
  assert.deepEqual(effects, ["revokeToken", "clearStored", "clearDrafts", "leave /login"]);
});

Deno.test("S8.7 any failed session fetch signs out and shows that error's page, with the drafts kept", () => {
  const pages = CHECKED.filter(({ kind }) => kind === "refused" || kind === "failed").map((checked) => {
    const { snapshot, effects } = effectsOf(readToken, answer(checked));
    assert.equal(snapshot.value, "signedOut");
    assert.equal(effects[0], "clearStored");
    assert.ok(!effects.includes("clearDrafts"));
    return effects[1];
  });
  assert.deepEqual(pages, ["leave /login", "leave /404", "leave /500", "leave /maintenance", "leave /login"]);
});

Deno.test("S8.7 a refusal during work checks the session again while the person stays, and a second refusal signs out", () => {
  const known = [readToken, answer({ kind: "person", person: person() }), { type: "session.refused" }];
  const checking = effectsOf(...known).snapshot;
  assert.deepEqual(checking.value, { checking: "fetchingUser" });
  assert.equal(checking.context.person?._id, "u1");
  const { snapshot, effects } = effectsOf(...known, answer({ kind: "refused" }));
  assert.equal(snapshot.context.reason, "refused");
  assert.deepEqual(effects, ["clearStored", "leave /login"]);
});

Deno.test("S1.1 an invalid sign-in code never ends the existing session", () => {
  for (const output of EXCHANGED.filter((each) => each !== "kept")) {
    const failed = { type: "xstate.done.actor.exchangeCode", output };
    const with_ = (hadToken: boolean) =>
      effectsOf({ type: "stored.read", found: "code", hadToken } as never, failed).snapshot;
    assert.deepEqual(with_(true).value, { checking: "fetchingUser" });
    assert.equal(with_(false).value, "signedOut");
    assert.equal(with_(false).context.reason, output, "the person reads the reason");
  }
});

Deno.test("a call blocked by the page's own policy is reported as such at once, and not retried", () => {
  const { snapshot, effects } = effectsOf(readToken, answer({ kind: "blocked" }));
  assert.equal(snapshot.value, "signedOut");
  assert.equal(snapshot.context.reason, "blocked");
  assert.deepEqual(effects, ["clearStored", "leave /login"]);
});

/** Starts a session on a simulated clock, whose checks return the results of `next`. */
function started(next: (ask: number) => CheckResult) {
  const clock = new SimulatedClock();
  const left: string[] = [];
  let asks = 0;
  const machine = sessionMachine.provide({
    actors: { fetchUser: fromPromise(() => Promise.resolve(next(++asks))) },
    actions: { clearStored: () => {}, leave: (_, { to }) => void left.push(to) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  actor.send({ type: "stored.read", found: "token", hadToken: true });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, clock, left, asks: () => asks, settle };
}

Deno.test("S8.7 a broken connection is retried three times within ten seconds, then logs out", async () => {
  const { actor, clock, left, asks, settle } = started(() => ({ kind: "unreachable" }));
  await settle();
  for (const wait of [500, 1_500, 4_000]) {
    assert.deepEqual(actor.getSnapshot().value, { checking: "waiting" });
    clock.increment(wait);
    await settle();
  }
  assert.equal(asks(), 1 + SESSION_RETRIES);
  assert.ok(clock.now() <= SESSION_RETRY_WINDOW_MS);
  assert.equal(actor.getSnapshot().context.reason, "unreachable");
  assert.deepEqual(left, ["/login"]);
});

Deno.test("S9.1 S8.7 a check that was not answered in time is not repeated", async () => {
  const { actor, left, asks, settle } = started(() => ({ kind: "timeout" }));
  await settle();
  assert.deepEqual([asks(), actor.getSnapshot().context.reason, left], [1, "timeout", ["/login"]]);
});

Deno.test("S8.7 a restored connection signs in", async () => {
  const { actor, clock, asks, settle } = started((ask) =>
    ask < 3 ? { kind: "unreachable" } : { kind: "person", person: person() }
  );
  await settle();
  clock.increment(500);
  await settle();
  clock.increment(1_500);
  await settle();
  assert.equal(asks(), 3);
  assert.equal(actor.getSnapshot().value, "signedIn");
  actor.stop();
});

Deno.test("S8.7 after ten seconds nothing is retried", async () => {
  let release = (_: CheckResult) => {};
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: { fetchUser: fromPromise(() => new Promise<CheckResult>((resolve) => release = resolve)) },
    actions: { clearStored: () => {}, leave: () => {} },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: "stored.read", found: "token", hadToken: true });
  clock.increment(SESSION_RETRY_WINDOW_MS + 1);
  release({ kind: "unreachable" });
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(actor.getSnapshot().value, "signedOut");
});

Deno.test("C8 the session declares its dependencies", () => {
  const { actors } = implementationsOf(sessionMachine);
  assert.deepEqual(actors.sort(), ["exchangeCode", "fetchUser"]);
});
