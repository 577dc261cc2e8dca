import assert from "node:assert/strict";
import { exportedAt, momentText, readMoment } from "../../../api/csv/tiktok_export_time.ts";

const at = (iso: string): number => Date.parse(`${iso}Z`) / 1000;
const NOW = at("2026-11-30T12:00:00");

Deno.test("S2.18 the export time comes from the file's name, otherwise from the file, and is never later than now", () => {
  const named = (name: string, lastModified = NOW * 1000) =>
    exportedAt({ name, lastModified }, "Asia/Ho_Chi_Minh", NOW);
  assert.equal(named("All order-2026-11-29-14_05.csv"), at("2026-11-29T07:05:00"));
  assert.equal(named("To Ship order-2026-11-29-14:05.csv"), at("2026-11-29T07:05:00"));
  assert.equal(named("orders.csv", at("2026-11-28T01:00:00") * 1000), at("2026-11-28T01:00:00"));
  assert.equal(named("All order-2027-11-29-14_05.csv"), NOW);
  assert.equal(
    named("All order-2026-13-40-14_05.csv", at("2026-11-28T01:00:00") * 1000),
    at("2026-11-28T01:00:00"),
  );
});

Deno.test("S2.18 a time is written and read in the file's zone", () => {
  assert.equal(momentText(at("2026-11-29T07:05:00"), "Asia/Ho_Chi_Minh"), "2026-11-29T14:05");
  assert.equal(readMoment("2026-11-29T14:05", "Asia/Ho_Chi_Minh"), at("2026-11-29T07:05:00"));
  assert.equal(readMoment("", "UTC"), null);
  assert.equal(readMoment("2026-02-31T10:00", "UTC"), null);
});
