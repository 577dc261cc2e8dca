/** Real input 20: a label is found by its own barcodes, whatever number it was attached by. */
import assert from "node:assert/strict";
import type { Order } from "../../../../api/generated/schema.ts";
import { mod10CheckDigit } from "../../../../api/codes/digits.ts";
import { fedexCheckDigit } from "../../../../api/codes/fedex.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import { labelNumbers, trackingNumber } from "../../../../api/codes/tracking.ts";
import { benchPackageByNumber } from "../../../../server/modules/shipping/packages/bench_store.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const KINDS = await Deno.readTextFile(new URL("../../../fixtures/real/tracking_bars.txt", import.meta.url));
const CASES = KINDS.split("\n").filter((line) => line.includes("|")).map((line) => {
  const [bars = "", tracking_number = "", carrier = "", kind = ""] = line.split("|").map((part) =>
    part.trim()
  );
  return { bars, tracking_number, carrier, kind };
});

for (const { bars, tracking_number, carrier, kind } of CASES) {
  Deno.test(`Real input 20: a label of ${carrier} is found at the bench and in the list by ${bars}: ${kind}`, () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      const order = await world.order({}, ["order.submit", "order.pay"]);
      const { _id } = await db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
      const [result] = await world.package("root", [_id], "label.attach", { carrier, tracking_number });
      assert.equal(result?.ok, true, result?.reason?.text ?? "");
      const found = await benchPackageByNumber(
        db.read,
        world.as("root").scope,
        labelNumbers(parseScan(bars), bars),
      );
      assert.equal(found?.parcel._id, _id);
      for (const name of ["root", "anna"] as const) {
        const listed = await serveModule(orders).queries!.orders!(
          { search: bars },
          world.as(name, { page: { page: 1, perPage: 20 } }),
        ) as readonly Order[];
        assert.deepEqual(listed.map((each) => each._id), [order], name);
      }
    }));
}

Deno.test("Real input 20: a label attached by its barcode is found by its number", () => {
  for (const { bars, tracking_number } of CASES.filter(({ carrier }) => carrier === "FedEx")) {
    assert.equal(trackingNumber(bars), trackingNumber(tracking_number));
  }
});

Deno.test("Real input 20: numbers of FedEx end with their check digits, and a wrong one is reported", () => {
  for (
    const number of [
      "986578788855",
      "477179081230",
      "799531274483",
      "790535312317",
      "974367662710",
      "00794808390594",
    ]
  ) assert.equal(fedexCheckDigit(number.slice(0, -1)), number.slice(-1), number);
  for (const number of ["041441760228964", "568283610012000", "568283610012734"]) {
    assert.equal(mod10CheckDigit(number.slice(0, -1)), number.slice(-1), number);
  }
  const wrong: readonly (readonly [string, string])[] = [
    ["1001901781990001000300617767839438", "7"],
    ["9622001560001234567100794808390595", "4"],
    ["9611020987654312345673", "2"],
  ];
  for (const [bars, expected] of wrong) {
    assert.deepEqual(parseScan(bars), { kind: "unknown", reason: "checkDigit", like: "tracking", expected });
  }
});

Deno.test("Real input 20: a FedEx barcode of any number is read as that number", () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const express = digits(11).map((body) => body + fedexCheckDigit(body)).filter((number) =>
    !number.startsWith("00")
  );
  fc.assert(fc.property(express, digits(17), digits(18), (number, one, other) => {
    for (const bars of [`100${one}00${number}`, `96${other}00${number}`]) {
      assert.deepEqual(parseScan(bars), { kind: "tracking", scheme: "fedex", code: number });
    }
  }));
});
