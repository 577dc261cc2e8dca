import assert from "node:assert/strict";
import { type EventLoop, StrangerPace } from "../../../server/http/stranger_pace.ts";

/** Fakes an event loop whose turns end when the test says so, each after the given time. */
function heldLoop() {
  const log: string[] = [];
  let clock = 0;
  let end = () => {};
  const loop: EventLoop = {
    now: () => clock,
    next: () => new Promise((go) => end = go),
    rest: (ms) => {
      log.push(`rest ${ms}`);
      return Promise.resolve();
    },
  };
  const endTurn = async (ms: number) => {
    clock += ms;
    end();
    // The timer lets everything happen that needs no further turn.
    await new Promise((go) => setTimeout(go, 0));
  };
  return { loop, log, endTurn };
}

function ask(pace: StrangerPace, log: string[], names: readonly string[]): void {
  for (const name of names) {
    const turn = pace.turn();
    if (turn) turn.then(() => log.push(name));
    else log.push(name);
  }
}

Deno.test("four requests without a session are handled in each turn of the event loop, the others in order", async () => {
  const { loop, log, endTurn } = heldLoop();
  const pace = new StrangerPace(loop);
  ask(pace, log, ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  assert.equal(log.join(""), "abcd");
  await endTurn(1);
  assert.equal(log.join(""), "abcdefgh");
  ask(pace, log, ["j"]);
  await endTurn(1);
  assert.equal(log.join(""), "abcdefghij");
  // No request waits any more, so the next ones are handled at once.
  await endTurn(1);
  ask(pace, log, ["k", "l"]);
  assert.equal(log.join(""), "abcdefghijkl");
});

Deno.test("a long turn is followed by a pause of twice its length, up to a maximum", async () => {
  const { loop, log, endTurn } = heldLoop();
  const pace = new StrangerPace(loop);
  ask(pace, log, ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  await endTurn(30);
  await endTurn(2_000);
  assert.equal(log.join(" "), "a b c d rest 60 e f g h rest 200 i");
});
