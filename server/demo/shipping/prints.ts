/** Makes the plants' printers, and 200 prints of 188 labels, twelve of which were printed twice. */
import { MINUTE_SECONDS } from "../../../api/constants.ts";
import { REPRINT_REASONS } from "../../../api/catalogue/prints.ts";
import type {
  LabelsTable,
  LocationsTable,
  PrintersTable,
  PrintJobRecordsTable,
  PrintJobsTable,
  StationsTable,
} from "../../db/tables.ts";
import { printer } from "../../modules/catalogue/locations/make_printers.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";
import type { DemoWorld } from "../world.ts";

type PrinterRow = Omit<PrintersTable, "seq">;
type Values = Pick<PrintersTable, "name" | "kind" | "media" | "dpi" | "language">;

const LABELS: Values = { name: "Zebra ZD421", kind: "file", media: "4x6", dpi: 203, language: "zpl" };
const DESK: Values = { name: "Label printer", kind: "browser", media: "A6", dpi: 300, language: "pdf" };
const PAPER: Values = { name: "Office printer", kind: "browser", media: "A4", dpi: 600, language: "pdf" };
const PLACES: readonly (readonly [location: string, printers: readonly Values[]])[] = [
  ["MAIN", [LABELS, { ...PAPER, media: "letter" }]],
  ["DNG", [DESK, PAPER]],
];

/** A separate seed, so that a change of the printers changes no other row. */
const SEED = 52;

export function makePrinters(
  at: number,
  locations: readonly Pick<LocationsTable, "_id" | "code">[],
  { codes }: Pick<DemoWorld, "codes">,
): readonly PrinterRow[] {
  const newId = idMaker(seededRandom(SEED));
  const byCode = new Map(locations.map(({ _id, code }) => [code, _id]));
  return PLACES.flatMap(([location, all]) =>
    all.map((values) => ({
      _id: newId(at),
      location_id: byCode.get(location) ?? "",
      code: codes.printers.take(),
      ...values,
      search_text: printer.searchText(values),
      created_at: at,
      updated_at: at,
      version: 1,
    }))
  );
}

export function withPrinters(
  stations: readonly StationsTable[],
  printers: readonly PrinterRow[],
): readonly StationsTable[] {
  return stations.map((station) => {
    if (station.step !== "pack") return station;
    const printersHere = printers.filter(({ location_id }) => location_id === station.location_id);
    const idOf = (isSheet: boolean) =>
      printersHere.find(({ media }) => (media === "A4" || media === "letter") === isSheet)?._id ?? null;
    const paper = idOf(true);
    return { ...station, label_printer_id: idOf(false), slip_printer_id: paper, paper_printer_id: paper };
  });
}

const [PRINTS, REPRINTS] = [200, 12] as const;

interface Made {
  readonly now: number;
  readonly packerId: string;
  readonly stations: readonly StationsTable[];
}

/** Makes print jobs for the newest labels, and for a few of them a second job an hour later. */
export function makePrints(
  labels: readonly Pick<LabelsTable, "package_id" | "number" | "status" | "bought_at">[],
  { now, packerId, stations }: Made,
) {
  const newId = idMaker(seededRandom(SEED + 1));
  const station = stations.find(({ step }) => step === "pack");
  const live = labels.filter(({ status, bought_at }) =>
    status === "Live" && bought_at < now - 2 * MINUTE_SECONDS
  )
    .toSorted((one, other) => other.bought_at - one.bought_at).slice(0, PRINTS - REPRINTS);
  const jobs: Omit<PrintJobsTable, "seq">[] = [];
  const records: PrintJobRecordsTable[] = [];
  const print = (label: (typeof live)[number], created_at: number, reason: string) => {
    const _id = newId(created_at);
    jobs.push({
      ...{
        _id,
        kind: "labels",
        format: "zpl203",
        media: "4x6",
        copies: 1,
        labels: 1,
        language: "en",
        reason,
      },
      ...{ actor_id: packerId, acting_for: null, created_at },
      printer_id: station?.label_printer_id ?? null,
      station_id: station?._id ?? null,
    });
    records.push({ job_id: _id, position: 0, record_id: label.package_id, code: label.number });
  };
  for (const label of live) print(label, label.bought_at + MINUTE_SECONDS, "");
  const old = live.filter(({ bought_at }) => bought_at < now - 62 * MINUTE_SECONDS).slice(0, REPRINTS);
  for (const [at, label] of old.entries()) {
    print(label, label.bought_at + 61 * MINUTE_SECONDS, REPRINT_REASONS[at % REPRINT_REASONS.length] ?? "");
  }
  const order = new Map(jobs.map(({ _id }, at) => [_id, at]));
  jobs.sort((one, other) => one.created_at - other.created_at || order.get(one._id)! - order.get(other._id)!);
  return { jobs, records };
}
