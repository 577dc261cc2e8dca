import { AUTO_PASS_STEPS, BIN_CAPACITY, labelsIn, SHEET_W_MM } from "../../../api/catalogue/stations.ts";
import type { BinsTable, LocationsTable, StationsTable } from "../../db/tables.ts";
import { bin, station } from "../../modules/catalogue/locations/make_parts.ts";
import type { DemoWorld } from "../world.ts";

const STATIONS: readonly (readonly [location: string, step: string, name: string])[] = [
  ["MAIN", "qc", "Artwork desk"],
  ["MAIN", "cutting", "Cutting table"],
  ["MAIN", "print", "DTG 1"],
  ["MAIN", "print", "Film printer 1"],
  ["MAIN", "sewing", "Sewing line A"],
  ["MAIN", "final_qc", "Final check"],
  ["MAIN", "pack", "Packing 1"],
  ["DNG", "print", "Film printer 1"],
  ["DNG", "sewing", "Sewing line A"],
  ["DNG", "final_qc", "Final check"],
  ["DNG", "box", "Boxing 1"],
  ["LAX", "qc", "Returns desk"],
  ["MAIN", "box", "Boxing 1"],
];

const RACKS: readonly (readonly [location: string, labels: string])[] = [
  ["MAIN", "A01–A24"],
  ["MAIN", "B01–B12"],
  ["DNG", "A01–A24"],
];
const WIDE_FILM_MM = 1_118;

const NO_PRINTERS = { label_printer_id: null, slip_printer_id: null, paper_printer_id: null } as const;

export function makeStations(
  at: number,
  locations: readonly Pick<LocationsTable, "_id" | "code">[],
  world: Pick<DemoWorld, "newId" | "codes">,
) {
  const byCode = new Map(locations.map(({ _id, code }) => [code, _id]));
  const idOf = (code: string) => byCode.get(code) ?? "";
  const dates = { created_at: at, updated_at: at, version: 1 };
  const stations = STATIONS.map(([location, step, name]): StationsTable => {
    const values = {
      step,
      name,
      auto_pass: Number(AUTO_PASS_STEPS.includes(step)),
      photo: Number(step === "final_qc"),
      sheet_w_mm: location === "DNG" && step === "print" ? WIDE_FILM_MM : SHEET_W_MM,
    };
    const code = world.codes.stations.take();
    const row = { _id: world.newId(at), location_id: idOf(location), code };
    return {
      ...row,
      ...values,
      ...NO_PRINTERS,
      search_text: station.searchText({ ...values, ...NO_PRINTERS }),
      ...dates,
    };
  });
  const bins = RACKS.flatMap(([location, range]) =>
    (labelsIn(range) ?? []).map((label): BinsTable => {
      const values = { label, capacity: BIN_CAPACITY };
      const code = world.codes.bins.take();
      const row = { _id: world.newId(at), location_id: idOf(location), code, order_id: null };
      return { ...row, ...values, search_text: bin.searchText(values), ...dates };
    })
  );
  return { stations, bins };
}
