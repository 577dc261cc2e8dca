/**
 * Flights by their steps: which boxes are added, when a flight closes, what is kept of its manifest, and how
 * it ends.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { costFaults } from "../../../../server/modules/handover/costs/verify_store.ts";
import { sentManifest } from "../../../../server/modules/handover/consolidations/manifest_store.ts";
import { withFlights } from "../../../support/handover/flight_world.ts";

const AS_FAR_AS_SENT = ["flight.close", "flight.send"];
const AS_FAR_AS_INJECTED = [
  ...AS_FAR_AS_SENT,
  ...["flight.depart", "flight.arrive", "flight.hold", "flight.clear", "flight.inject"],
];

Deno.test(
  "S2.9 boxes are added by BX or SSCC: each for the flight's gateway, on one flight, and a refusal names both gateways",
  withFlights(async (flights) => {
    const one = await flights.closedBox();
    await flights.sendBy("JFK");
    const other = await flights.closedBox();
    const flight = await flights.makeFlight();
    const { code } = await flights.row(flight);
    const scans = await flights.scan(flight, [one.code.toLowerCase(), other.code, "BX-999999"]);
    assert.deepEqual(scans.map(({ ok, reason, of }) => [ok, reason, of]), [
      [true, "", ""],
      [false, "isSameGateway", `${other.code} (JFK), ${code} (LAX)`],
      [false, "unknownBox", ""],
    ]);
    const second = await flights.makeFlight({ mawb: "" });
    const [again] = await flights.scan(second, [one.code]);
    assert.equal(again?.reason, "isOffFlight");
    const { boxes_count, packages_count, gross_g } = await flights.row(flight);
    assert.deepEqual([boxes_count, packages_count, gross_g], [1, 1, 600]);
    const [off] = await flights.scan(flight, [one.code], "box.unload");
    assert.ok(off?.ok);
    assert.equal((await flights.row(flight)).boxes_count, 0);
    assert.equal((await flights.scan(flight, [one.code], "box.unload"))[0]?.reason, "notOnFlight");
    assert.ok((await flights.scan(second, [one.code]))[0]?.ok);
  }),
);

Deno.test(
  "S2.9 a flight closes with a box, its flight number and a valid waybill, is sent once all packages can be declared, and departs once all boxes left",
  withFlights(async (flights) => {
    const { code, box, packages } = await flights.closedBox(2);
    const flight = await flights.makeFlight({ mawb: "", flight: "" });
    const refusal = async (event: string) => (await flights.move(flight, event)).reason;
    assert.equal(await refusal("flight.close"), "hasLoad");
    await flights.scan(flight, [code]);
    assert.equal(await refusal("flight.close"), "hasFlight");
    await flights.db.write((tx) =>
      tx.updateTable("consolidations").set({ flight: "VN 98" }).where("_id", "=", flight).execute()
    );
    assert.equal(await refusal("flight.close"), "isMawb");
    await flights.db.write((tx) =>
      tx.updateTable("consolidations").set({ mawb: "73812345675" }).where("_id", "=", flight).execute()
    );
    assert.equal(await refusal("flight.close"), "");
    assert.equal((await flights.row(flight)).declared_minor, 4 * 1_299);
    await flights.db.write((tx) => tx.updateTable("products").set({ hs_code: "" }).execute());
    const lacking = await flights.move(flight, "flight.send");
    assert.deepEqual([lacking.reason, lacking.count], ["areDeclared", packages.length]);
    await flights.db.write((tx) => tx.updateTable("products").set({ hs_code: "610910" }).execute());
    assert.equal(await refusal("flight.send"), "");
    assert.equal(await refusal("flight.depart"), "areHandedOver");
    assert.equal((await flights.boxes.moveBox(box, "box.unload")).reason, "isFlightOpen");
    await flights.boxes.moveBox(box, "box.handOver");
    assert.equal(await refusal("flight.depart"), "");
  }),
);

Deno.test(
  "S2.9 the manifest is stored as sent: only sending it again makes another one",
  withFlights(async (flights) => {
    const { flight } = await flights.flown(2, ...AS_FAR_AS_SENT);
    const first = await sentManifest(flights.db.read, flight);
    assert.ok(first);
    assert.match(first.csv, /,610910,VN,2,/);
    await flights.db.write((tx) => tx.updateTable("products").set({ hs_code: "620920" }).execute());
    assert.deepEqual(await sentManifest(flights.db.read, flight), first);
    const kept = await flights.db.read.selectFrom("consolidation_manifests").select("sha256")
      .where("consolidation_id", "=", flight).executeTakeFirstOrThrow();
    assert.equal(kept.sha256, createHash("sha256").update(first.csv).digest("hex"));
    assert.ok((await flights.move(flight, "flight.revise", { reason: "Wrong code" })).ok);
    assert.ok((await flights.move(flight, "flight.send")).ok);
    const second = await sentManifest(flights.db.read, flight);
    assert.deepEqual([second?.no, second?.csv.includes("620920")], [2, true]);
  }),
);

Deno.test(
  "S2.9 a flight can be cancelled before it departs, and its boxes are removed; later the cancellation is refused with a reason",
  withFlights(async (flights) => {
    const { flight, box } = await flights.flown(1, ...AS_FAR_AS_SENT);
    assert.ok((await flights.move(flight, "flight.cancel")).ok);
    assert.equal((await flights.boxes.row(box)).consolidation_id, null);
    assert.deepEqual(
      (({ status, boxes_count }) => [status, boxes_count])(await flights.row(flight)),
      ["Cancelled", 0],
    );
    const departed = await flights.flown(1, ...AS_FAR_AS_SENT, "flight.depart");
    assert.equal((await flights.move(departed.flight, "flight.cancel")).reason, "isNotDeparted");
  }),
);

Deno.test(
  "S2.9 the waybill of an ended flight can be used again, that of an active one cannot",
  withFlights(async (flights) => {
    const { flight } = await flights.flown(1, "flight.close");
    await assert.rejects(flights.makeFlight(), /Cannot/);
    assert.ok((await flights.move(flight, "flight.cancel")).ok);
    await flights.makeFlight();
  }),
);

Deno.test(
  "S2.9 a flight is completed once the gateway received all boxes; one completed with missing boxes names them",
  withFlights(async (flights) => {
    const { flight, box, code, packages } = await flights.flown(2, ...AS_FAR_AS_INJECTED);
    assert.equal((await flights.row(flight)).hold_reason, "Random check");
    assert.equal((await flights.move(flight, "flight.complete")).reason, "areReceived");
    assert.ok((await flights.scan(flight, [code], "box.receive"))[0]?.ok);
    assert.deepEqual(
      [(await flights.boxes.row(box)).status, (await flights.row(flight)).received_count],
      ["Received", 1],
    );
    const short = (missing: string) =>
      flights.move(flight, "flight.completeShort", { reason: "Not in the box", missing });
    assert.equal((await short("")).reason, "isShort");
    await assert.rejects(short("PK-999999 PK-000001"), /missing package is not on it/);
    const lost = await flights.db.read.selectFrom("packages").select("code").where(
      "_id",
      "=",
      packages[0] ?? "",
    )
      .executeTakeFirstOrThrow();
    assert.ok((await short(lost.code.toLowerCase())).ok);
    const { status, missing_count } = await flights.row(flight);
    assert.deepEqual([status, missing_count], ["Completed", 1]);
    const missing = await flights.db.read.selectFrom("consolidation_missing").select("package_id").execute();
    assert.deepEqual(missing.map(({ package_id }) => package_id), [packages[0]]);
  }),
);

Deno.test(
  "S2.9 the duty of a cleared flight is booked once, and shared among its packages to the cent",
  withFlights(async (flights) => {
    const { flight, packages } = await flights.flown(
      3,
      ...AS_FAR_AS_SENT,
      ...["flight.depart", "flight.arrive"],
    );
    assert.ok((await flights.move(flight, "flight.clear", { duty_minor: 1_000 })).ok);
    assert.equal((await flights.row(flight)).duty_minor, 1_000);
    const shares = await flights.db.read.selectFrom("cost_shares").select(["package_id", "amount_minor"])
      .execute();
    assert.deepEqual(shares.map(({ package_id }) => package_id).toSorted(), packages.toSorted());
    assert.equal(shares.reduce((sum, { amount_minor }) => sum + amount_minor, 0), 1_000);
    assert.deepEqual(await costFaults(flights.db.read), []);
  }),
);

for (
  const [title, rate_micro, expected] of [
    ["is shared by the values at the exchange rate", 25_000_000_000, [750, 250]],
    ["is shared by weight without an exchange rate", null, [100, 900]],
  ] as const
) {
  Deno.test(
    `S2.9 the duty of a flight with two currencies ${title}`,
    withFlights(async (flights) => {
      const { flight, packages } = await flights.flown(
        2,
        ...AS_FAR_AS_SENT,
        ...["flight.depart", "flight.arrive"],
      );
      const line = { desc: "T-shirt", hs: "610910", origin: "VN", qty: 1, net_g: 50 };
      await flights.db.write(async (tx) => {
        const declared = [{ value_minor: 3_000, currency: "USD" }, { value_minor: 250_000, currency: "VND" }];
        for (const [at, value] of declared.entries()) {
          const customs = JSON.stringify([{ ...line, ...value }]);
          await tx.updateTable("packages").set({ customs, weighed_g: at === 0 ? 100 : 900 })
            .where("_id", "=", packages[at] ?? "").execute();
        }
        if (rate_micro === null) return;
        await tx.insertInto("fx_rates").values({
          ...{ _id: "dong", currency: "VND", rate: "25000", rate_micro, effective_at: 0, user_id: "root" },
          ...{ created_at: 0, updated_at: 0, version: 1 },
        }).execute();
      });
      assert.ok((await flights.move(flight, "flight.clear", { duty_minor: 1_000 })).ok);
      const shares = await flights.db.read.selectFrom("cost_shares").select(["package_id", "amount_minor"])
        .execute();
      const of = new Map(shares.map(({ package_id, amount_minor }) => [package_id, amount_minor]));
      assert.deepEqual(packages.map((id) => of.get(id)), expected);
      assert.deepEqual(await costFaults(flights.db.read), []);
    }),
  );
}
