/** Words of shipping methods and of the numbers of our own labels. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const shippingMethod: Noun = { one: "shipping method", other: "shipping methods" };
const range: Noun = { one: "range", other: "ranges" };

const logistics = {
  ...sentences.record(shippingMethod, "Its unused numbers are deleted too."),
  tab: { method: "Method", parcels: "Parcels", customs: "Customs", numbers: "Numbers" },
  section: { method: "Method", parcels: "Parcels", customs: "Customs" },
  first: { title: sentences.newOne(shippingMethod), help: "The rest can be said later." },
  group: {
    method: { title: "Method", help: "What it is called, and who makes its labels." },
    parcels: { title: "Parcels", help: "What can be sent by it, and from where." },
    customs: { title: "Customs", help: "For parcels that cross a border." },
  },
  help: {
    code: "What orders, files and prices call it, such as express. It never changes.",
    service: "As the carrier or EasyPost calls it.",
    provider: "Who makes the labels. EasyPost needs an account with its key under Integrations.",
    integration_id: "The account that buys the labels. Without its key the method stays paused.",
    account: "A partner credits a voided label only on request.",
    status: "A paused method is not offered. What goes by it already still does.",
    position: "The lowest number comes first in lists.",
    countries: "One on each line, by name or code. Leave empty for every country.",
    limit_g: "The heaviest parcel, in grams. 0 means no limit.",
    limit_mm: "The longest side, in millimeters. 0 means no limit.",
    cutoff: "HH:MM. Parcels that are ready later leave on the next day.",
    location_ids: "Places that it leaves from. None means every place.",
    cn22_max_minor: "A parcel of a higher value gets CN23 instead of CN22.",
  },
  field: {
    code: "Code",
    provider: "Labels by",
    countries: "Countries",
    days: "Days",
    card: "Price table",
    service: "Service",
    account: "Billed by",
    integration_id: "Account",
    limit_g: "Heaviest (g)",
    limit_mm: "Longest side (mm)",
    tracked: "Tracked",
    incoterm: "Duties",
    cutoff: "Cut-off time",
    position: "Position",
    location_ids: "Places",
    min_days: "Days, at least",
    max_days: "Days, at most",
    cn22_max_minor: "CN22 up to",
    cn22_currency: "Currency of CN22",
  },
} as const;

const number_ranges = {
  ...sentences.record(range),
  title: "Numbers",
  about: "Numbers for labels of our own. Each is given out once, the oldest range first.",
  add: "Add range",
  none: "There are no numbers yet. Without them no label can be made.",
  failed: "The numbers could not be loaded. {reason}",
  make: "Add range",
  made: "The range was added.",
  group: { range: { title: "Range", help: "As the post office gave it to us, without check digits." } },
  help: {
    head: "The two letters of the service, such as RB.",
    country: "The country that issued the numbers.",
    first: "Eight digits; zeros in front may be left out.",
    status: "No number is given out of a paused range.",
  },
  field: {
    code: "Next number",
    method_code: "Shipping method",
    head: "Letters",
    first: "First",
    last: "Last",
    left: "Left",
    days_left: "Days left",
  },
} as const;

export const words = {
  entity: { logistics, number_ranges },
  methods: {
    lastsFor: {
      one: "{left} left: enough for {count} day.",
      other: "{left} left: enough for {count} days.",
    },
    noNumbers: "Only labels of our own need numbers.",
    test: {
      title: "Test a parcel",
      text: "For each method: what it costs, or all that stands in its way. Nothing is changed.",
      weight_g: "Weight (g)",
      length_mm: "Length (mm)",
      width_mm: "Width (mm)",
      height_mm: "Height (mm)",
      seller: "Prices of the seller",
      send: "Test",
      found: { one: "{count} of {all} methods is offered", other: "{count} of {all} methods are offered" },
      days: "days: {days}",
      offered: "Offered",
      notOffered: "Not offered",
    },
    refusal: {
      paused: "It is paused.",
      country: "It does not go to this country.",
      tooHeavy: "It takes no parcel of this weight.",
      tooLong: "The longest side is too long.",
      place: "It does not leave from this place.",
      unknown: "There is no such method.",
      noCard: "It has no price table.",
      noZone: "Its price table has no zone for this address.",
      noPostalCode: "The price depends on the postal code, which is missing.",
      notOffered: "Its price table has no price for this weight and zone.",
      noWeight: "The weight is not known.",
    },
  },
  choice: {
    provider: { house: "Us", upload: "Uploaded", easypost: "EasyPost", specimen: "Specimen (demo only)" },
    account: { own: "Our own contract", pb: "Partner" },
    tracked: { true: "Yes", false: "No" },
    incoterm: { DDU: "Recipient pays (DDU)", DDP: "We pay (DDP)" },
    cn22_currency: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  status: { Exhausted: "Used up" },
  problem: {
    needsKey: "Choose the account that buys the labels, or pause the method.",
    rangeTaken: "Some of these numbers belong to another range.",
    upperLow: "This is below the lower bound.",
    lastGiven: "A number above this one was given out already.",
  },
  list: {
    hint: { logistics: "Code, name, carrier …" },
    primary: { logistics: sentences.newOne(shippingMethod) },
  },
  audit: {
    action: {
      makeShippingMethod: sentences.wasSaved(shippingMethod),
      trashShippingMethod: sentences.wasDeleted(shippingMethod),
      makeNumberRange: "Range of numbers saved",
      trashNumberRange: "Range of numbers deleted",
    },
    entity: { numberRanges: "Numbers of labels" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
