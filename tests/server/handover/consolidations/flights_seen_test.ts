/** People who see flights: the floor without values, sellers not at all, also in search, files and timelines. */
import assert from "node:assert/strict";
import { onGrounds } from "../../../support/server/grounds.ts";
import { FlightWorld } from "../../../support/handover/flight_world.ts";
import { SENT_FLIGHTS } from "../../../../api/handover/flights.ts";

const FIELDS = "_id code status declared_minor duty_minor currency boxes_count manifest { sha256 }";

const withSentFlight = (
  test: (
    scene: Parameters<Parameters<typeof onGrounds>[0]>[0],
    flights: FlightWorld,
    flight: string,
  ) => Promise<void>,
) =>
  onGrounds(async (scene) => {
    const flights = await FlightWorld.in(scene.world);
    const { flight } = await flights.flown(1, "flight.close", "flight.send");
    await flights.db.write((tx) =>
      tx.updateTable("consolidations").set({ duty_minor: 777 }).where("_id", "=", flight).execute()
    );
    await test(scene, flights, flight);
  });

Deno.test(
  "S2.9 the floor sees flights without value, duty or manifest: in the list, the record, an export and a search",
  withSentFlight(async ({ ask, refused, rest }, flights, flight) => {
    type Flight = { declared_minor: number | null; duty_minor: number | null; manifest: object | null };
    for (
      const [name, sees] of [["root", true], ["order_qc", true], ["packager", false], [
        "cutting",
        false,
      ]] as const
    ) {
      const found = await ask<{ consolidations: Flight[]; getConsolidationById: Flight }>(
        name,
        `{ consolidations { ${FIELDS} } getConsolidationById(_id: "${flight}") { ${FIELDS} } }`,
      );
      for (const each of [...found.consolidations, found.getConsolidationById]) {
        assert.deepEqual(
          [each.declared_minor, each.duty_minor, each.manifest !== null],
          sees ? [2_598, 777, true] : [null, null, false],
          name,
        );
      }
      const file = await rest(name, `/ibic/manifest?id=${flight}&format=csv`);
      assert.equal(file.status, sees ? 200 : 403, name);
      await file.body?.cancel();
      const searched = await rest(name, `/main-search/data?q=${(await flights.row(flight)).code}`);
      const text = await searched.text();
      assert.ok(text.includes("/ibic/all/"), name);
      assert.ok(!text.includes("2598") && !text.includes("777"), name);
    }
    assert.match(
      await refused(
        "packager",
        `mutation { makeJob(params: { kind: "list.export", resource: "ibic", filters: {},
        columns: ["code", "declared_minor"] }) { _id } }`,
      ),
      /BAD_INPUT|FORBIDDEN/,
    );
  }),
);

Deno.test(
  "S2.9 the timeline of a flight names its duty only for people who see values",
  onGrounds(async ({ ask, world }) => {
    const flights = await FlightWorld.in(world);
    const steps = ["close", "send", "depart", "arrive"].map((step) => `flight.${step}`);
    const { flight } = await flights.flown(1, ...steps);
    await ask(
      "root",
      `mutation { moveConsolidation(ids: ["${flight}"], event: "flight.clear", params: { duty_minor: 777 }) { ok } }`,
    );
    const fieldsFor = async (name: "order_qc" | "packager") => {
      const { seen } = await ask<{ seen: { timeline: { changes: { field: string }[] }[] } }>(
        name,
        `{ seen: getConsolidationById(_id: "${flight}") { timeline { changes { field } } } }`,
      );
      return seen.timeline[0]?.changes.map(({ field }) => field).toSorted();
    };
    assert.deepEqual(await fieldsFor("order_qc"), ["duty_minor", "status"]);
    assert.deepEqual(await fieldsFor("packager"), ["status"]);
  }),
);

Deno.test(
  "S2.9 sellers and agents see no flight anywhere, and in a package's timeline only its tracking and payment",
  withSentFlight(async ({ ask, refused, rest, world }, flights, flight) => {
    const { code } = await flights.row(flight);
    for (const name of ["anna", "agent"] as const) {
      assert.match(await refused(name, "{ consolidations { _id } }"), /FORBIDDEN/);
      assert.match(await refused(name, `{ getConsolidationById(_id: "${flight}") { _id } }`), /FORBIDDEN/);
      assert.match(await refused(name, `{ consolidationProblems(_id: "${flight}") { _id } }`), /FORBIDDEN/);
      assert.ok(!(await (await rest(name, `/main-search/data?q=${code}`)).text()).includes("/ibic/"));
    }
    for (const event of ["flight.revise", "flight.send"]) {
      await ask(
        "root",
        `mutation { moveConsolidation(ids: ["${flight}"], event: "${event}", params: { reason: "x" }) { ok } }`,
      );
    }
    const { _id } = await world.db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    type Steps = { handover_steps: { list: string; entry: { action: string } }[] };
    const stepsOf = async (name: "anna" | "packager", field: string) => {
      const found = await ask<Record<string, Steps>>(
        name,
        `{ ${field}(_id: "${_id}") { handover_steps { list entry { action } } } }`,
      );
      return found[field]?.handover_steps.map(({ list, entry: { action } }) => `${list} ${action}`);
    };
    assert.deepEqual(await stepsOf("anna", "getFulfilmentById"), []);
    assert.deepEqual(await stepsOf("packager", "getPackageById"), [
      "orders order.pay",
      "ibic flight.revise",
      "ibic flight.send",
    ]);
  }),
);

Deno.test(
  "S2.9 a manifest is downloaded as sent, as text and as a workbook, and the download is in the audit",
  withSentFlight(async ({ rest, world }, flights, flight) => {
    const { status, code } = await flights.row(flight);
    assert.ok((SENT_FLIGHTS as readonly string[]).includes(status));
    const text = await rest("order_qc", `/ibic/manifest?id=${flight}&format=csv`);
    assert.match(text.headers.get("content-disposition") ?? "", new RegExp(`${code}-manifest-1\\.csv`));
    assert.match(await text.text(), /bag_number,.*\r\n.*,610910,VN,2,/);
    const book = await rest("root", `/ibic/manifest?id=${flight}&format=xlsx`);
    assert.deepEqual([...new Uint8Array(await book.arrayBuffer()).slice(0, 2)], [0x50, 0x4b]);
    const other = await rest("root", `/ibic/manifest?id=${flight}&format=pdf`);
    assert.equal(other.status, 400);
    await other.body?.cancel();
    const audit = await world.db.read.selectFrom("audit_events").select(["actor_name", "action"])
      .where("action", "=", "ibic.manifest").execute();
    assert.equal(audit.length, 2);
  }),
);

Deno.test(
  "S2.9 problems name the package, its box, what is missing and the item to correct",
  onGrounds(async ({ ask, world }) => {
    const flights = await FlightWorld.in(world);
    const { flight, code } = await flights.flown(1);
    await flights.db.write((tx) => tx.updateTable("products").set({ origin: "" }).execute());
    const { consolidationProblems: [problem, ...others] } = await ask<
      { consolidationProblems: { box_code: string; gaps: string[]; items: { sku: string }[] }[] }
    >("cutting", `{ consolidationProblems(_id: "${flight}") { box_code gaps items { sku } } }`);
    assert.deepEqual([problem, others], [
      { box_code: code, gaps: ["origin"], items: [{ sku: "TEE-BLACK-M" }] },
      [],
    ]);
    await flights.db.write((tx) => tx.updateTable("products").set({ origin: "VN" }).execute());
    const after = await ask<{ consolidationProblems: object[] }>(
      "root",
      `{ consolidationProblems(_id: "${flight}") { _id } }`,
    );
    assert.deepEqual(after.consolidationProblems, []);
  }),
);
