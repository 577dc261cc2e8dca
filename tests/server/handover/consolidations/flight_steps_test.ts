/** Steps of flights in the tracking of packages: once for each package and step, even if processes are killed. */
import assert from "node:assert/strict";
import { fc } from "../../../support/property.ts";
import { ANNOUNCE_AFTER_SECONDS } from "../../../../api/handover/flights.ts";
import { flightSteps, type StepRow } from "../../../../server/modules/handover/consolidations/steps_store.ts";
import { spreadNext, spreadWorker } from "../../../../server/modules/handover/tracking/spread.ts";
import { type FlightWorld, withFlights } from "../../../support/handover/flight_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { toolsOf } from "../../../support/shipping/label_world.ts";
import { isSoak } from "../../../support/soak.ts";

const UNTIL_CLEARED = [
  "flight.close",
  "flight.send",
  "flight.depart",
  "flight.arrive",
  "flight.hold",
  "flight.clear",
];
const LATER = NOW + 10 * ANNOUNCE_AFTER_SECONDS;

class Killed extends Error {}

/** Announces all due steps with a worker that dies the given number of times, before or after its transaction. */
async function announceAll(
  { db }: FlightWorld,
  deaths: readonly ("before" | "after" | "never")[],
): Promise<number> {
  const tools = toolsOf(db, () => LATER);
  const due = async () => (await flightSteps.due(db.read, LATER))[0] ?? null;
  let [at, pieces] = [0, 0];
  for (let step: StepRow | null = await due(); step; step = await due()) {
    while (step) {
      const death = deaths[at++] ?? "never";
      const current: StepRow = step;
      const done = db.write(async (tx) => {
        const next = await spreadNext(tx, flightSteps, current, tools);
        if (death === "before") throw new Killed();
        return next;
      });
      step = await done.catch((error: unknown) => {
        if (error instanceof Killed) return null;
        throw error;
      });
      pieces++;
      if (death === "after") step = null;
    }
  }
  return pieces;
}

const summary = async (flights: FlightWorld, packages: readonly string[]) =>
  [...Map.groupBy(await flights.eventsOf(packages), ({ package_id }) => package_id).values()]
    .map((events) => events.map(({ raw, status, place }) => `${raw} ${status} ${place}`).toSorted());

const EXPECTED = [
  "Arrived In Transit LAX",
  "Cleared In Transit LAX",
  "Customs Hold Customs LAX",
  "Departed In Transit SGN",
];

Deno.test(
  "S2.9 each step of a flight is in the tracking of every package once, however often its worker is killed",
  withFlights(async (flights) => {
    const { flight, packages: [pkg = ""] } = await flights.flown(1, ...UNTIL_CLEARED);
    const packages = await flights.copyPackage(flight, pkg, 20);
    const death = fc.constantFrom("before" as const, "after" as const, "never" as const);
    const [first = []] = fc.sample(fc.array(death, { minLength: 6, maxLength: 12 }), 1);
    const pieces = await announceAll(flights, first);
    assert.ok(pieces >= 4 * 3, `${pieces} pieces`);
    assert.deepEqual(await summary(flights, packages), packages.map(() => EXPECTED));
    const steps = await flights.db.read.selectFrom("consolidation_steps").selectAll()
      .where("consolidation_id", "=", flight).execute();
    assert.deepEqual(
      steps.map(({ packages_count, wake_at, done_at }) => [packages_count, wake_at, done_at]),
      steps.map(() => [packages.length, null, LATER]),
    );
    // A worker whose step another worker has finished adds nothing.
    const late = { ...steps[0]!, next_seq: 0, wake_at: LATER };
    const tools = toolsOf(flights.db, () => LATER);
    assert.equal(await flights.db.write((tx) => spreadNext(tx, flightSteps, late, tools)), null);
    assert.deepEqual(await summary(flights, packages), packages.map(() => EXPECTED));
  }),
);

Deno.test(
  "S2.9 the steps move a package's status like a carrier's scans, after two minutes",
  withFlights(async (flights) => {
    const { packages, flight } = await flights.flown(1, "flight.close", "flight.send", "flight.depart");
    const [pkg = ""] = packages;
    assert.deepEqual(await flightSteps.due(flights.db.read, NOW + ANNOUNCE_AFTER_SECONDS - 1), []);
    assert.equal(await flights.boxes.statusOf(pkg), "Boxed");
    await announceAll(flights, []);
    assert.equal(await flights.boxes.statusOf(pkg), "In Transit");
    for (const event of ["flight.arrive", "flight.hold"]) {
      await flights.move(flight, event, { reason: "Check" }, { now: () => NOW + 60 });
    }
    await announceAll(flights, []);
    assert.equal(await flights.boxes.statusOf(pkg), "Customs");
    const { last_event } = await flights.db.read.selectFrom("packages").select("last_event").where(
      "_id",
      "=",
      pkg,
    )
      .executeTakeFirstOrThrow();
    assert.equal(last_event, "Customs");
  }),
);

Deno.test(
  "S2.9 in a flight completed with missing boxes only the packages of these get an exception",
  withFlights(async (flights) => {
    const lost = await flights.closedBox(2);
    const { code, box, packages } = await flights.closedBox();
    const flight = await flights.makeFlight();
    await flights.scan(flight, [lost.code, code]);
    await flights.move(flight, "flight.close");
    await flights.move(flight, "flight.send");
    for (const each of [lost.box, box]) await flights.boxes.moveBox(each, "box.handOver");
    for (const event of ["depart", "arrive", "clear", "inject"]) {
      await flights.move(flight, `flight.${event}`);
    }
    await flights.scan(flight, [code], "box.receive");
    const moved = await flights.move(flight, "flight.completeShort", { reason: "One bag is missing" }, {
      now: () => NOW + 60,
    });
    assert.ok(moved.ok, JSON.stringify(moved));
    await announceAll(flights, []);
    assert.deepEqual(await Promise.all(lost.packages.map((pkg) => flights.boxes.statusOf(pkg))), [
      "Exception",
      "Exception",
    ]);
    assert.equal(await flights.boxes.statusOf(packages[0] ?? ""), "In Transit");
    assert.equal((await flights.row(flight)).missing_count, 2);
  }),
);

Deno.test(
  "S2.9 a package whose label was voided on the truck gets no event of its flight, and does not delay other packages",
  withFlights(async (flights) => {
    const { packages } = await flights.flown(2, "flight.close", "flight.send", "flight.depart");
    const [voided = "", other = ""] = packages;
    await flights.db.write((tx) =>
      tx.updateTable("labels").set({ status: "Voided" }).where("package_id", "=", voided).execute()
    );
    await announceAll(flights, []);
    assert.deepEqual((await flights.eventsOf(packages)).map(({ package_id }) => package_id), [other]);
    assert.equal(await flights.boxes.statusOf(other), "In Transit");
  }),
);

Deno.test(
  "S2.9 the worker finds due steps automatically, and two workers add nothing twice",
  withFlights(async (flights) => {
    const { flight, packages: [pkg = ""] } = await flights.flown(1, ...UNTIL_CLEARED);
    const packages = await flights.copyPackage(flight, pkg, isSoak ? 199 : 1);
    const workers = [1, 2].map(() => spreadWorker(flightSteps, toolsOf(flights.db, () => LATER)));
    const isOver = async () =>
      (await flights.db.read.selectFrom("consolidation_steps").select("_id").where("wake_at", "is not", null)
        .execute()).length === 0;
    while (!await isOver()) {
      flights.db.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.deepEqual(await summary(flights, packages), packages.map(() => EXPECTED));
  }),
);
