/** Words of locations: the list, one of them, its form, and what the audit says of it. */
import { CARRIERS } from "../../../../api/carriers.ts";
import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

/** Names of businesses are the same in every language. */
export const carriers = Object.fromEntries(CARRIERS.map((name) => [name, name]));

const locations = {
  make: "Create location",
  made: "The location was created.",
  edit: "Edit location",
  save: "Save location",
  saved: "The location is saved.",
  trash: "Delete location",
  trashAsk: "Delete the location “{name}”? This can't be undone.",
  trashed: "The location “{name}” was deleted.",
  missingTitle: "There is no such location",
  missingText: "It does not exist, or your account may not see it.",
  failedTitle: "The location could not be loaded",
  section: { place: "Place", hours: "Working hours", work: "Work" },
  group: {
    place: { title: "Place", help: "What it is called and where it is." },
    hours: { title: "Working hours", help: "When a garment can be worked on, and when a day’s orders end." },
    work: { title: "Work", help: "What can be done here, and how much of it." },
  },
  help: {
    code: "A short code for labels and scans, such as MAIN. Each location needs its own.",
    status: "A paused location takes no new orders. A closed one is kept for its history.",
    time_zone: "Leave empty to use the time zone of the business.",
    cut_off_min: "HH:MM. Orders that are paid later start on the next workday.",
    holidays: "One day on each line, as DD-MM-YYYY. At most 200.",
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
    address_line2: "Address, line 2",
    time_zone: "Time zone",
    workdays: "Workdays",
    cut_off_min: "Cut-off time",
    holidays: "Holidays",
    steps: "Steps",
    methods: "Print methods",
    carriers: "Carriers",
    capacity_day: "Garments a day",
    priority: "Priority",
  },
} as const;

const choices = {
  type: {
    factory: "Factory",
    warehouse: "Warehouse",
    hub: "Hub",
    gateway: "Gateway",
    return: "Returns center",
  },
  steps: {
    qc: "QC",
    cutting: "Cutting",
    print: "Print",
    sewing: "Sewing",
    final_qc: "Final QC",
    pack: "Packing",
  },
  methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Embroidery" },
  workdays: { Mo: "Mon", Tu: "Tue", We: "Wed", Th: "Thu", Fr: "Fri", Sa: "Sat", Su: "Sun" },
} as const;

export const words = {
  entity: { locations },
  choice: { ...choices, carriers },
  status: { Closed: "Closed" },
  list: { hint: { locations: "Code, name, city …" }, primary: { locations: "New location" } },
  audit: { deed: { makeLocation: "Location saved", trashLocation: "Location deleted" } },
};
export type English = Both<typeof first, typeof words>;
