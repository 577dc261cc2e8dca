import { CARRIERS } from "../../../../../api/carrier_names.ts";
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const location: Noun = { one: "location", other: "locations" };
const station: Noun = { one: "station", other: "stations" };
const bin: Noun = { one: "bin", other: "bins" };
const printer: Noun = { one: "printer", other: "printers" };

/** Names of businesses are the same in every language. */
export const carriers = Object.fromEntries(CARRIERS.map((name) => [name, name]));

const locations = {
  ...sentences.record(location, "Its stations and bins are deleted too."),
  tab: {
    place: "Place",
    hours: "Hours",
    work: "Work",
    stations: "Stations",
    bins: "Bins",
    printers: "Printers",
  },
  section: { place: "Place", hours: "Working hours", work: "Work" },
  group: {
    place: { title: "Place", help: "What it is called and where it is." },
    hours: { title: "Working hours", help: "When a garment can be worked on, and when a day’s orders end." },
    work: { title: "Work", help: "What can be done here, and how much of it." },
  },
  help: {
    code:
      "A short code for labels and scans, such as MAIN. Each location needs its own. It is fixed once there are stations or bins.",
    status: "A paused location takes no new orders. A closed one is kept for its history.",
    time_zone: "Leave empty to use the time zone of the business.",
    opens_min: "When the location opens, as HH:MM.",
    closes_min: "When it closes on the same day, at least an hour later.",
    support_desk:
      "Answers to cases are due within these hours. Only one location can be the support desk; without one, the hours are Monday to Friday, 9 to 18.",
    cut_off_min: "HH:MM. Orders that are paid later start on the next workday.",
    holidays: "One day per line, as DD-MM-YYYY. At most 200.",
    steps: "An order goes to a location that does every step it needs.",
    carriers: "Carriers that collect here.",
    capacity_day: "Garments that can be finished in a day. 0 means no limit.",
    priority: "If several locations can fulfill an order, the one with the highest number gets it.",
  },
  field: {
    code: "Code",
    type: "Type",
    place: "Place",
    address_line1: "Address",
    address_line2: "Address line 2",
    time_zone: "Time zone",
    workdays: "Workdays",
    opens_min: "Opens",
    closes_min: "Closes",
    support_desk: "Support desk",
    cut_off_min: "Cut-off time",
    holidays: "Holidays",
    steps: "Steps",
    methods: "Print methods",
    carriers: "Carriers",
    capacity_day: "Garments per day",
    priority: "Priority",
  },
} as const;

const stations = {
  ...sentences.record(station, "Its code is never used again."),
  title: "Stations",
  about: "Where each step is done. A scan of the station’s code says who works where.",
  add: "Add station",
  none: "There are no stations yet.",
  failed: "The stations could not be loaded. {reason}",
  group: { station: { title: "Station", help: "What is done here, and how." } },
  help: {
    name: "What people call it. Each station of a location needs its own name.",
    auto_pass: "The next scanned ticket passes the garment that is open. For cutting, printing and sewing.",
    photo: "A photo of the garment is taken before it passes.",
    sheet_w_mm: "Width of the film that is printed on, in millimeters.",
    label_printer_id: "Printers are added in the tab Printers. Without one the browser prints.",
    slip_printer_id: "Printers are added in the tab Printers. Without one the browser prints.",
    paper_printer_id: "Printers are added in the tab Printers. Without one the browser prints.",
  },
  field: {
    code: "Code",
    step: "Step",
    auto_pass: "Pass on next scan",
    photo: "Photo",
    sheet_w_mm: "Film width (mm)",
    location_id: "Location",
    label_printer: "Label printer",
    slip_printer: "Packing slip printer",
    paper_printer: "Document printer",
    label_printer_id: "Label printer",
    slip_printer_id: "Packing slip printer",
    paper_printer_id: "Document printer",
  },
} as const;

const bins = {
  ...sentences.record(bin, "Its code is never used again."),
  title: "Bins",
  about: "Where the garments of an order wait for each other.",
  add: "Add bins",
  none: "There are no bins yet.",
  failed: "The bins could not be loaded. {reason}",
  make: "Create bins",
  made: "The bins were created.",
  willMake: { one: "{count} bin will be created.", other: "{count} bins will be created." },
  free: "Empty",
  freeOf: "Empty the bin {name} of order {order}",
  freed: "The bin “{name}” is empty.",
  group: { bin: { title: "Bin", help: "What is written on the bin, and how much it holds." } },
  help: {
    labels: "One label, or a range such as A01–A12. At most 200 at once.",
    label: "Each bin of a location needs its own label.",
    capacity: "Garments that fit in.",
  },
  field: {
    code: "Code",
    labels: "Labels",
    label: "Label",
    capacity: "Capacity",
    order_code: "Order",
    location_id: "Location",
  },
} as const;

const printers = {
  ...sentences.record(printer, "Stations that use it print from the browser."),
  title: "Printers",
  about:
    "The printers at this location. Each station chooses where its labels, packing slips and other documents are printed.",
  add: "Add printer",
  none: "There are no printers yet. The browser prints.",
  failed: "The printers could not be loaded. {reason}",
  group: { printer: { title: "Printer", help: "Which paper it holds, and which language it understands." } },
  help: {
    name: "What people call it. Each printer of a location needs its own name.",
    kind: "“File” saves a file for a program that sends it to the printer.",
    media: "ZPL is for labels of 4×6 in or A6.",
    language: "ZPL goes to label printers as a file; PDF is printed by the browser.",
    dpi: "ZPL is written for 203 or 300 dpi.",
  },
  field: { kind: "Prints via", media: "Paper", language: "Language", dpi: "Dots per inch" },
} as const;

const steps = {
  qc: "QC",
  cutting: "Cutting",
  print: "Printing",
  sewing: "Sewing",
  final_qc: "Final QC",
  pack: "Packing",
} as const;
const yesNo = { true: "Yes", false: "No" } as const;

const choices = {
  kind: { browser: "Browser", file: "File" },
  media: { "4x6": "4 × 6 in", A6: "A6", A4: "A4", letter: "US Letter" },
  language: { pdf: "PDF", zpl: "ZPL" },
  type: {
    factory: "Factory",
    warehouse: "Warehouse",
    hub: "Hub",
    gateway: "Gateway",
    return: "Returns center",
  },
  steps,
  step: { ...steps, box: "Box" },
  auto_pass: yesNo,
  photo: yesNo,
  support_desk: yesNo,
  methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Embroidery" },
  workdays: { Mo: "Mon", Tu: "Tue", We: "Wed", Th: "Thu", Fr: "Fri", Sa: "Sat", Su: "Sun" },
} as const;

export const words = {
  entity: { locations, stations, bins, printers },
  choice: { ...choices, carriers },
  status: { Closed: "Closed" },
  list: { hint: { locations: "Code, name, city …" }, primary: { locations: sentences.newOne(location) } },
  event: { bins: { add: "Create bins", free: "Empty bin" } },
  audit: {
    action: {
      makeLocation: sentences.wasSaved(location),
      trashLocation: sentences.wasDeleted(location),
      makeStation: sentences.wasSaved(station),
      trashStation: sentences.wasDeleted(station),
      makeBin: sentences.wasSaved(bin),
      makeBins: sentences.wasCreated(bin),
      freeBin: "Bin emptied",
      trashBin: sentences.wasDeleted(bin),
      makePrinter: sentences.wasSaved(printer),
      trashPrinter: sentences.wasDeleted(printer),
    },
    entity: { stations: "Stations", bins: "Bins", printers: "Printers" },
  },
};
export type English = Both<typeof first, typeof words>;
