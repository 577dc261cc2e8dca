import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { binInput, binsInput, stationInput } from "../../../../api/inputs/catalogue/station.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { AUTO_PASS_STEPS, BIN_CAPACITY, SHEET_W_MM } from "../../../../api/catalogue/stations.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { flag, number, reference, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { allOf, oneOf } from "../../../entity/find.ts";
import { insertRecord } from "../../../entity/record_store.ts";
import { illegal } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { locationProblems, printerProblems } from "./part_problems.ts";
import * as store from "./parts_store.ts";

export const station = defineEntity({
  noun: "Station",
  entity: "stations",
  called: "station",
  source: store.stationsList,
  view: store.stationView,
  seller: () => null,
  name: "name",
  input: stationInput,
  columns: {
    step: text(),
    name: text(),
    auto_pass: flag(),
    photo: flag(),
    sheet_w_mm: number(SHEET_W_MM),
    label_printer_id: reference(),
    slip_printer_id: reference(),
    paper_printer_id: reference(),
  },
  search: ["name"],
  once: ["location_id", "code"],
  begin: async ({ tx, input: { location_id } }) => ({
    location_id: location_id ?? "",
    code: (await nextCodes(tx, "stations", 1))[0] ?? "",
  }),
  required: ["location_id", "step", "name"],
  // A unit that is open at the station must be finished or moved to another location first.
  referrers: { "units.station_id": "locationHasWork" },
  unique: { column: "name", within: ["location_id"], alike: true },
  problems: async ({ location_id, step, auto_pass, ...values }, { tx, before }) => [
    ...before ? [] : await locationProblems(tx, location_id),
    ...await printerProblems(tx, location_id, values),
    ...auto_pass === 1 && !AUTO_PASS_STEPS.includes(step)
      ? [{ path: "auto_pass", code: says("notAutomatic") }]
      : [],
  ],
});

export const bin = defineEntity({
  noun: "Bin",
  entity: "bins",
  called: "bin",
  source: store.binsList,
  view: store.binView,
  seller: () => null,
  name: "label",
  input: binInput,
  columns: { label: text(), capacity: number(BIN_CAPACITY) },
  search: ["label"],
  once: ["location_id", "code"],
  begin: async ({ tx, input: { location_id } }) => ({
    location_id: location_id ?? "",
    code: (await nextCodes(tx, "bins", 1))[0] ?? "",
  }),
  required: ["location_id", "label"],
  unique: { column: "label", within: ["location_id"], alike: true },
  problems: async ({ location_id }, { tx, before }) => before ? [] : await locationProblems(tx, location_id),
  async mayTrash(rows, _context, tx) {
    if (await store.holdOrders(tx, rows.map(({ _id }) => _id), "_id")) throw illegal("binHoldsOrder");
  },
});

export const freeBin = mutation<"freeBin">(async (tx, { id }, context) => {
  const row = await oneOf(tx, bin, id, context);
  if (row.order_id === null) return { result: store.binView(row), audit: [] };
  await store.freeBin(tx, id, context.now());
  const changes = [{ field: "order_code", before: row.order_code, after: "" }];
  return {
    result: store.binView(await oneOf(tx, bin, id, context)),
    audit: [bin.auditOf(row, "freeBin", changes)],
  };
});

export const makeBins = mutation<"makeBins">(async (tx, { location, labels, capacity }, context) => {
  const read = readInput(binsInput, { labels, capacity });
  if (!read.ok) throw refused(read.problems);
  const rows = read.value.labels.map((label) => ({ label, capacity: read.value.capacity ?? BIN_CAPACITY }));
  if (!await store.isLocation(tx, location)) throw refused([{ path: "location", code: says("unknown") }]);
  const isTaken = await store.labelsTaken(tx, location, rows.map(bin.searchText));
  if (isTaken) throw refused([{ path: "labels", code: says("taken") }]);
  const codes = await nextCodes(tx, "bins", rows.length);
  const ids = rows.map(() => newId());
  for (const [at, row] of rows.entries()) {
    const columns = { _id: ids[at] ?? "", location_id: location, code: codes[at] ?? "", order_id: null };
    await insertRecord(tx, "bins", { ...columns, ...row, search_text: bin.searchText(row) }, context.now());
  }
  const made = await allOf(tx, bin, ids, context);
  const audit = made.map((row) => bin.auditOf(row, "makeBins", bin.changes(bin.blank, row)));
  return { result: made.map(store.binView), audit };
});

/** Returns the refusal; the problems' paths are arguments of the mutation and not within `params`. */
const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot make the bins: a value is missing or wrong", { problems });
