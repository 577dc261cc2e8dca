import assert from "node:assert/strict";
import { createActor, SimulatedClock } from "xstate";
import { type PlaybackEvent, playbackMachine, SPEEDS } from "../../machines/playback.ts";
import { assertWholeGraph } from "../support/machines/graph.ts";
import { fc } from "../support/property.ts";

const TIMES = [0, 100, 60_000, 60_400];

Deno.test("C5 the whole graph of playing a recording is walked", () => {
  assertWholeGraph(playbackMachine, {
    input: { times: TIMES, at: 0 },
    payloads: {
      "playback.seek": [{ at: 2 }, { at: 99 }],
      "playback.step": [{ by: 1 }, { by: -1 }],
      "playback.speed": SPEEDS.map((speed) => ({ speed })),
      "steps.change": [{ times: TIMES.slice(1), at: 0 }, { times: [], at: 0 }],
    },
  });
});

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(playbackMachine, { input: { times: TIMES, at: 0 }, clock }).start();
  return { clock, actor, at: () => actor.getSnapshot().context.at };
}

Deno.test("time passes as recorded, long waits are cut short, and the end starts again", () => {
  const { clock, actor, at } = start();
  actor.send({ type: "playback.play" });
  clock.increment(249);
  assert.equal(at(), 0);
  clock.increment(1);
  assert.equal(at(), 1);
  clock.increment(1_500);
  assert.equal(at(), 2);
  actor.send({ type: "playback.speed", speed: 4 });
  clock.increment(100);
  assert.deepEqual([at(), actor.getSnapshot().value], [3, "ended"]);
  actor.send({ type: "playback.play" });
  assert.deepEqual([at(), actor.getSnapshot().value], [0, "playing"]);
  actor.send({ type: "playback.pause" });
  clock.increment(10_000);
  assert.equal(at(), 0);
});

Deno.test("pressing any control shows a valid step of the recording", () => {
  const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
    fc.constantFrom<PlaybackEvent>({ type: "playback.play" }, { type: "playback.pause" }),
    fc.integer({ min: -5, max: 9 }).map((at): PlaybackEvent => ({ type: "playback.seek", at })),
    fc.constantFrom(1 as const, -1 as const).map((by): PlaybackEvent => ({ type: "playback.step", by })),
    fc.constantFrom(...SPEEDS).map((speed): PlaybackEvent => ({ type: "playback.speed", speed })),
    fc.tuple(fc.array(fc.nat(1e6), { maxLength: 6 }), fc.nat(9)).map(([times, at]): PlaybackEvent => ({
      type: "steps.change",
      times: times.toSorted((one, other) => one - other),
      at,
    })),
  );
  fc.assert(fc.property(fc.array(fc.tuple(event, fc.nat(2_000)), { maxLength: 20 }), (events) => {
    const { clock, actor } = start();
    for (const [each, ms] of events) {
      actor.send(each);
      clock.increment(ms);
      const { at, times } = actor.getSnapshot().context;
      assert.ok(at >= 0 && (at < times.length || (at === 0 && times.length === 0)));
    }
    actor.stop();
  }));
});
