/** Boxes as the app reads them: list, search, prints, ranges of numbers, and what sellers never see. */
import assert from "node:assert/strict";
import { BoxWorld } from "../../../support/handover/box_world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";

interface Listed {
  readonly boxes: readonly { readonly code: string }[];
}

Deno.test(
  "S2.8 a box is listed, found by its numbers and those of its packages, printed by its station's printers, and hidden from sellers",
  onGrounds(async ({ world, ask, refused, rest }) => {
    const boxes = new BoxWorld(world);
    const { pkg } = await boxes.packed();
    await boxes.addRange({ head: "01234567", first: 1, last: 99 });
    const box = await boxes.makeBox();
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    const empty = await boxes.makeBox();
    const { sscc } = await boxes.row(box);
    const list = async (args: string) =>
      (await ask<Listed>("packager", `{ boxes(${args}) { code } }`)).boxes.map(({ code }) => code);
    for (const search of ["BX-000001", sscc, "PK-000001", "JD014600003", "PD-000001"]) {
      assert.deepEqual(await list(`search: "${search}"`), ["BX-000001"], String(search));
    }
    assert.deepEqual(await list(`status: ["Processing"], bill: "none", flight: "none"`), [
      "BX-000002",
      "BX-000001",
    ]);
    assert.deepEqual(await list(`bill: "any"`), []);
    const found = await ask(
      "packager",
      `{ getBoxById(_id: "${box}") { code method_name bill_code facts { packages sound } } }`,
    );
    assert.deepEqual(found, {
      getBoxById: {
        code: "BX-000001",
        method_name: "Standard",
        bill_code: "",
        facts: { packages: 1, sound: true },
      },
    });
    const jump = async (q: string) => {
      const answer = await rest("packager", `/main-search/data?q=${encodeURIComponent(q)}`);
      return (await answer.json()).jump ?? "";
    };
    for (const number of ["BX-000001", String(sscc)]) {
      assert.equal(await jump(number), `/containers/all/${box}`, number);
    }

    for (const kind of ["boxes", "packing_lists"]) {
      const { makePrintJob } = await ask<{ makePrintJob: { _id: string } }>(
        "packager",
        `mutation { makePrintJob(params: { kind: "${kind}", format: "pdf", ids: ["${box}"] }) { _id } }`,
      );
      const file = await rest("packager", `/prints/file?id=${makePrintJob._id}`);
      assert.equal(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5)), "%PDF-", kind);
    }

    const main = (await boxes.row(box)).location_id;
    const zebra =
      `{ location_id: "${main}", name: "Zebra", kind: "file", media: "4x6", dpi: 203, language: "zpl" }`;
    const { printer } = await ask<{ printer: { _id: string } }>(
      "root",
      `mutation { printer: makePrinter(params: ${zebra}) { _id } }`,
    );
    const place =
      `{ location_id: "${main}", step: "box", name: "Boxing 9", label_printer_id: "${printer._id}" }`;
    const { station } = await ask<{ station: { code: string } }>(
      "root",
      `mutation { station: makeStation(params: ${place}) { code } }`,
    );
    const at = async (kind: string) =>
      (await ask<{ job: unknown }>(
        "packager",
        `mutation { job: makePrintJob(params: { kind: "${kind}", ids: ["${box}"], station: "${station.code}" }) {
          format media printer_kind } }`,
      )).job;
    assert.deepEqual(await at("boxes"), { format: "zpl203", media: "", printer_kind: "file" });
    assert.deepEqual(await at("packing_lists"), { format: "pdf", media: "", printer_kind: "" });

    assert.equal(await refused("anna", "{ boxes { _id } }"), "FORBIDDEN");
    assert.equal(
      await refused(
        "anna",
        `mutation { makePrintJob(params: { kind: "boxes", format: "pdf", ids: ["${box}"] }) { _id } }`,
      ),
      "FORBIDDEN",
    );
    const seen = `{ p: getFulfilmentById(_id: "${pkg}") { box_id box_code } }`;
    assert.deepEqual(await ask("anna", seen), { p: { box_id: null, box_code: "" } });
    assert.deepEqual(await ask("packager", `{ p: getPackageById(_id: "${pkg}") { box_id box_code } }`), {
      p: { box_id: box, box_code: "BX-000001" },
    });
    // Cutting sees boxes but cannot fill them; a packager cannot override the weight, and nobody hands a box
    // over by hand.
    assert.equal(
      await refused("cutting", `mutation { makeBox(params: { location_id: "x" }) { _id } }`),
      "FORBIDDEN",
    );
    const move = (event: string, params = "") =>
      `mutation { moveBox(ids: ["${empty}"], event: "${event}"${params}) { ok } }`;
    const anyway = move("box.closeAnyway", `, params: { gross_g: 900, tare_g: 500, reason: "x" }`);
    assert.match(await refused("packager", anyway), /^FORBIDDEN/);
    assert.match(await refused("root", move("box.handOver")), /^BAD_INPUT/);
    assert.match(
      await refused("packager", move("box.close", ", params: { gross_g: 900 }")),
      /params.tare_g required/,
    );
  }),
);

Deno.test(
  "S2.8 ranges of box numbers have an extension digit and a company prefix as head, and never overlap",
  onGrounds(async ({ ask, refused }) => {
    const make = (head: string, first: number, last: number) =>
      `mutation { makeNumberRange(params: { kind: "sscc", head: "${head}", first: ${first}, last: ${last} }) { kind head method_code country code } }`;
    assert.deepEqual(await ask("root", make("01234567", 0, 99)), {
      makeNumberRange: {
        kind: "sscc",
        head: "01234567",
        method_code: "",
        country: "",
        code: "012345670000000008",
      },
    });
    assert.equal(await refused("root", make("01234567", 99, 200)), "BAD_INPUT, params.first rangeTaken");
    assert.equal(await refused("root", make("012345670", 0, 5)), "BAD_INPUT, params.first rangeTaken");
    assert.equal(await refused("root", make("RR", 0, 5)), "BAD_INPUT, params.head badCode");
    assert.equal(
      await refused("root", make("01234567890", 0, 1_000_000)),
      "BAD_INPUT, params.last badNumber",
    );
  }),
);

Deno.test(
  "S2.8 a box goes to the gateway of its method, which is a location of that type",
  onGrounds(async ({ world, ask, refused }) => {
    const boxes = new BoxWorld(world);
    const { pkg } = await boxes.packed();
    const { db } = world;
    const method = await db.read.selectFrom("shipping_methods").select(["_id", "version"])
      .where("code", "=", "standard").executeTakeFirstOrThrow();
    const location = await db.read.selectFrom("locations").selectAll().limit(1).executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx.insertInto("locations").values({
        ...location,
        _id: "gw1",
        code: "GW1",
        name: "Gateway",
        type: "gateway",
      })
        .execute()
    );
    const set = (gateway: string) =>
      `mutation { makeShippingMethod(id: "${method._id}", version: ${method.version}, params: { gateway_id: "${gateway}" }) { gateway_id } }`;
    assert.equal(await refused("root", set(location._id)), "BAD_INPUT, params.gateway_id unknown");
    assert.deepEqual(await ask("root", set("gw1")), { makeShippingMethod: { gateway_id: "gw1" } });
    const box = await boxes.makeBox();
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    assert.equal((await boxes.row(box)).gateway_id, "gw1");
    assert.equal((await boxes.row(await boxes.makeBox({ method_code: "standard" }))).gateway_id, "gw1");
  }),
);
