import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  type Candidate,
  type FoundPeople,
  offeredPeople,
  type SwitchAnswer,
  type SwitchContext,
  switchUserMachine,
} from "../../../machines/people/switch_user.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";
import { noteWays } from "../../support/machines/transition_log.ts";

const person = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  _id: name,
  identity_label: `${name} (${name.toLowerCase()})`,
  role: "printer",
  status: "Available",
  ...more,
});
const ANN = person("Ann");
const LINH = person("Linh Trần");
const WHOLE: FoundPeople = { people: [ANN, LINH], isWhole: true };
const PART: FoundPeople = { people: [ANN], isWhole: false };
const NOBODY: FoundPeople = { people: [], isWhole: true };

const PAYLOADS = {
  "xstate.done.actor.loadPeople": [WHOLE, PART, NOBODY, null].map((output) => ({ output })),
  "xstate.done.actor.searchPeople": [WHOLE, null].map((output) => ({ output })),
  "xstate.done.actor.switchTo": [
    { output: { kind: "switched" } },
    { output: { kind: "refused", code: "NOT_FOUND" } },
  ],
  "query.type": [{ query: "li" }, { query: " " }],
  "person.choose": [{ person: LINH }],
  "reason.type": [{ reason: "Ticket" }],
};

Deno.test("C5 the whole graph of Switch user is walked", () => {
  assertWholeGraph(switchUserMachine, { input: { hasSuperToken: true }, payloads: PAYLOADS, limit: 4_000 });
});

function start(
  answers: Partial<
    { list: FoundPeople; search: (query: string) => Promise<FoundPeople>; answer: SwitchAnswer }
  > = {},
) {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const machine = switchUserMachine.provide({
    actors: {
      loadPeople: fromPromise(() => Promise.resolve(answers.list === undefined ? WHOLE : answers.list)),
      searchPeople: fromPromise(({ input }) => {
        effects.push(`search ${input.query}`);
        return answers.search?.(input.query) ?? Promise.resolve(NOBODY);
      }),
      switchTo: fromPromise(({ input }) => {
        effects.push(`switch ${input._id} ${input.reason}`);
        return Promise.resolve(answers.answer ?? { kind: "switched" });
      }),
    },
    actions: { restart: () => void effects.push("restart") },
  });
  const actor = createActor(machine, { input: { hasSuperToken: true }, clock, inspect: noteWays }).start();
  return {
    actor,
    clock,
    effects,
    labels: () => offeredPeople(actor.getSnapshot().context).map(({ _id }) => _id),
  };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

Deno.test("S2.49 the dialog opens only with a super token and once the users have loaded", async () => {
  const none = createActor(switchUserMachine, { input: { hasSuperToken: false }, inspect: noteWays }).start();
  assert.equal(none.getSnapshot().value, "unavailable");
  const { actor } = start();
  assert.equal(actor.getSnapshot().value, "loading");
  actor.send({ type: "dialog.open" });
  assert.equal(actor.getSnapshot().value, "loading");
  await turn();
  assert.deepEqual(actor.getSnapshot().value, { ready: "closed" });
  const nobody = start({ list: NOBODY });
  await turn();
  assert.equal(nobody.actor.getSnapshot().value, "unavailable");
  const failed = start({ list: null });
  await turn();
  assert.equal(failed.actor.getSnapshot().value, "waiting");
  failed.clock.increment(30_000);
  assert.equal(failed.actor.getSnapshot().value, "loading");
});

Deno.test("S9.7 a complete list is searched locally; beyond 200 the API is queried after a pause, and late answers are dropped", async () => {
  const whole = start();
  await turn();
  whole.actor.send({ type: "dialog.open" });
  whole.actor.send({ type: "query.type", query: "TRAN lin" });
  assert.deepEqual(whole.labels(), ["Linh Trần"]);
  assert.deepEqual(whole.effects, []);
  const answers = new Map<string, (found: FoundPeople) => void>();
  const part = start({
    list: PART,
    search: (query) => new Promise((resolve) => answers.set(query, resolve)),
  });
  await turn();
  part.actor.send({ type: "dialog.open" });
  part.actor.send({ type: "query.type", query: "l" });
  part.clock.increment(99);
  part.actor.send({ type: "query.type", query: "li" });
  part.clock.increment(100);
  part.actor.send({ type: "query.type", query: "lin" });
  part.clock.increment(100);
  assert.deepEqual(part.effects, ["search li", "search lin"]);
  answers.get("lin")!({ people: [LINH], isWhole: true });
  await turn();
  assert.deepEqual(part.labels(), ["Linh Trần"]);
  answers.get("li")!({ people: [person("Late")], isWhole: true });
  await turn();
  assert.deepEqual(part.labels(), ["Linh Trần"]);
});

Deno.test("S4.3 an answered switch reloads the page, once; a refusal is kept with the typed text", async () => {
  const refused = start({ answer: { kind: "refused", code: "superTokenOld" } });
  await turn();
  const { actor, effects } = refused;
  actor.send({ type: "dialog.open" });
  actor.send({ type: "person.choose", person: LINH });
  actor.send({ type: "reason.type", reason: "Ticket 41" });
  actor.send({ type: "switch.confirm" });
  actor.send({ type: "switch.confirm" });
  actor.send({ type: "dialog.close" });
  await turn();
  assert.deepEqual(actor.getSnapshot().value, { ready: "givingReason" });
  assert.equal(actor.getSnapshot().context.refusal, "superTokenOld");
  assert.equal(actor.getSnapshot().context.reason, "Ticket 41");
  assert.deepEqual(effects, ["switch Linh Trần Ticket 41"]);
  const done = start();
  await turn();
  for (const type of ["dialog.open", "person.choose", "switch.confirm"] as const) {
    done.actor.send(type === "person.choose" ? { type, person: ANN } : { type });
  }
  await turn();
  assert.equal(done.actor.getSnapshot().status, "done");
  assert.deepEqual(done.effects, ["switch Ann ", "restart"]);
});

Deno.test("a dialog that was closed opens empty again", async () => {
  const { actor } = start();
  await turn();
  actor.send({ type: "dialog.open" });
  actor.send({ type: "query.type", query: "x" });
  actor.send({ type: "dialog.close" });
  const { query, chosen, reason, refusal } = actor.getSnapshot().context;
  assert.deepEqual([query, chosen, reason, refusal], ["", null, "", ""]);
});

Deno.test("each offered person matches every word of the query or came from the search, each once", () => {
  const name = fc.constantFrom("Ann", "Linh Trần", "Harbor & Pine", "ann lee", "Ünal");
  const people = fc.uniqueArray(name.map((each) => person(each)), { selector: ({ _id }) => _id });
  fc.assert(
    fc.property(
      people,
      people,
      fc.constantFrom("", "a", "tran", "ANN", "lee a", "zz"),
      (matches, found, query) => {
        const all = offeredPeople({ people: matches, found, query } as unknown as SwitchContext);
        assert.equal(new Set(all.map(({ _id }) => _id)).size, all.length);
        assert.ok(found.every(({ _id }) => all.some((each) => each._id === _id)));
        if (query === "") assert.deepEqual(all.slice(0, matches.length), matches);
      },
    ),
  );
});
