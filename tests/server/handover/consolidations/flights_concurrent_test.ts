/** Two simultaneous calls for the same flight and box, on both engines: one effect, nothing lost. */
import assert from "node:assert/strict";
import { withFlights } from "../../../support/handover/flight_world.ts";

for (const isSwapped of [false, true]) {
  const inOrder = <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> =>
    Promise.all((isSwapped ? works.toReversed() : works).map((work) => work()));
  const order = isSwapped ? "the second one first" : "in this order";

  Deno.test(
    `S2.9 if two stations load the same box onto two flights at the same time, ${order}, it is on one of them`,
    withFlights(async (flights) => {
      const { box, code } = await flights.closedBox();
      const [one, other] = [await flights.makeFlight(), await flights.makeFlight({ mawb: "" })];
      const scans = (await inOrder([() => flights.scan(one, [code]), () => flights.scan(other, [code])]))
        .flat();
      assert.deepEqual(scans.map(({ reason }) => reason).toSorted(), ["", "isOffFlight"]);
      const on = (await flights.boxes.row(box)).consolidation_id;
      const counts = [(await flights.row(one)).boxes_count, (await flights.row(other)).boxes_count];
      assert.deepEqual(counts, [Number(on === one), Number(on === other)]);
    }),
  );

  Deno.test(
    `S2.9 if a flight is closed while a box is added, ${order}, the box is counted or refused`,
    withFlights(async (flights) => {
      const { flight } = await flights.flown(1);
      const { box, code } = await flights.closedBox();
      const [closed, scans] = isSwapped
        ? (await Promise.all([flights.scan(flight, [code]), flights.move(flight, "flight.close")]))
          .toReversed()
        : await Promise.all([flights.move(flight, "flight.close"), flights.scan(flight, [code])]);
      assert.ok((closed as { ok: boolean }).ok);
      const [scan] = scans as Awaited<ReturnType<typeof flights.scan>>;
      const isOn = (await flights.boxes.row(box)).consolidation_id === flight;
      assert.deepEqual([scan?.ok, scan?.reason], isOn ? [true, ""] : [false, "isFlightOpen"]);
      const { boxes_count, declared_minor } = await flights.row(flight);
      assert.deepEqual([boxes_count, declared_minor], isOn ? [2, 2 * 2 * 1_299] : [1, 2 * 1_299]);
    }),
  );
}
