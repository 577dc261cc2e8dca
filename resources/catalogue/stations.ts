/** Stations and bins of a location. They are part of its record and have no list screen. */
import { allOf, anyOf, module, role } from "../../api/access.ts";
import { BIN_CAPACITY, SHEET_W_MM, STATION_STEPS } from "../../api/catalogue/stations.ts";
import { column, defineResource, ids } from "../define.ts";
import { locations } from "./locations.ts";

const { path, group, rule, roots } = locations;
/** A person who may change a location may change its parts. */
const change = roots.makeLocation ?? rule;
const shared = {
  path,
  group,
  rule,
  module: "locations",
  defaults: {},
  segment: "location",
  record: false,
} as const;
const filters = [{ key: "location", kind: "ids" }, ids()] as const;
const within = { key: "location_id", filter: "location" };

export const stations = defineResource({
  ...shared,
  id: "stations",
  query: "stations",
  count: "stationsCount",
  roots: { getStationById: rule, makeStation: change, trashStation: change },
  filters,
  columns: [
    column("code", "code", 128, { sortable: true }),
    column("name", "text", 176, { sortable: true }),
    column("step", "word", 112),
    column("auto_pass", "word", 112),
    column("photo", "word", 96),
    column("sheet_w_mm", "number", 96),
    column("label_printer", "text", 144),
    column("slip_printer", "text", 144),
    column("paper_printer", "text", 144),
  ],
  sort: "code",
  shape: {
    noun: "Station",
    within,
    name: "name",
    sections: [],
    form: [{
      key: "station",
      fields: [
        { key: "step", kind: "choice", values: STATION_STEPS, required: true },
        { key: "name", kind: "text", required: true },
        { key: "auto_pass", kind: "switch" },
        { key: "photo", kind: "switch" },
        { key: "sheet_w_mm", kind: "number", begins: String(SHEET_W_MM), when: { step: "print" } },
        { key: "label_printer_id", kind: "option", source: "printers", when: { step: ["pack", "box"] } },
        { key: "slip_printer_id", kind: "option", source: "printers", when: { step: "pack" } },
        { key: "paper_printer_id", kind: "option", source: "printers", when: { step: ["pack", "box"] } },
      ],
    }],
    input: () => import("../../api/inputs/catalogue/station.ts").then(({ stationInput }) => stationInput),
  },
});

export const bins = defineResource({
  ...shared,
  id: "bins",
  query: "bins",
  count: "binsCount",
  roots: {
    getBinById: rule,
    makeBin: change,
    makeBins: change,
    trashBin: change,
    freeBin: allOf(
      anyOf(role("packager"), role("order_qc"), role("root"), role("super_root")),
      module("units", "update"),
    ),
  },
  filters,
  columns: [
    column("code", "code", 128, { sortable: true }),
    column("label", "text", 128, { sortable: true }),
    column("capacity", "number", 96),
    column("order_code", "mono", 116),
  ],
  sort: "label",
  shape: {
    noun: "Bin",
    within,
    name: "label",
    sections: [],
    form: [{
      key: "bin",
      fields: [
        { key: "label", kind: "text", required: true },
        { key: "capacity", kind: "number", required: true, begins: String(BIN_CAPACITY) },
      ],
    }],
    input: () => import("../../api/inputs/catalogue/station.ts").then(({ binInput }) => binInput),
  },
});
