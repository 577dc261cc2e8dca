import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const shippingMethod: Noun = { one: "shipping method", other: "shipping methods" };

const logistics = {
  ...sentences.record(shippingMethod, "Its unused numbers are deleted too."),
  tab: { method: "Method", parcels: "Packages", customs: "Customs" },
  section: { method: "Method", parcels: "Packages", customs: "Customs" },
  first: { title: sentences.newOne(shippingMethod), help: "You can add the rest later." },
  group: {
    method: { title: "Method", help: "What it is called, and who makes its labels." },
    parcels: { title: "Packages", help: "What can be sent with it, and from where." },
    customs: { title: "Customs", help: "For packages that cross a border." },
  },
  help: {
    code: "The name in orders, files and prices, such as express. It cannot be changed later.",
    service: "The name that the carrier or EasyPost uses.",
    provider: "Who makes the labels. EasyPost needs an account with its key under Integrations.",
    integration_id: "The account that buys the labels. Without its key the method stays paused.",
    account: "A partner credits a voided label only on request.",
    status: "A paused method is not offered. Packages that already have it keep it.",
    position: "The lowest number comes first in lists.",
    countries: "One per line, by name or code. Leave empty for every country.",
    limit_g: "The heaviest package, in grams. 0 means no limit.",
    limit_mm: "The longest side, in millimeters. 0 means no limit.",
    cutoff: "HH:MM. Packages that are ready later leave on the next day.",
    location_ids: "Locations that it ships from. None means all of them.",
    gateway_id: "Where its boxes fly to. None: they go straight to the carrier.",
    cn22_max_minor: "A package of a higher value gets CN23 instead of CN22.",
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
    location_ids: "Locations",
    gateway_id: "Gateway",
    min_days: "Days, at least",
    max_days: "Days, at most",
    cn22_max_minor: "CN22 up to",
    cn22_currency: "Currency of CN22",
  },
} as const;

export const words = {
  entity: { logistics },
  methods: {
    test: {
      title: "Test a package",
      text: "For each method: its price, or every reason why it is not offered. Nothing is changed.",
      weight_g: "Weight (g)",
      length_mm: "Length (mm)",
      width_mm: "Width (mm)",
      height_mm: "Height (mm)",
      seller: "Prices for seller",
      send: "Test",
      found: { one: "{count} of {all} methods is offered", other: "{count} of {all} methods are offered" },
      days: "days: {days}",
      offered: "Offered",
      notOffered: "Not offered",
    },
    refusal: {
      paused: "It is paused.",
      country: "It does not ship to this country.",
      tooHeavy: "It does not take packages of this weight.",
      tooLong: "The longest side is too long.",
      place: "It does not ship from this location.",
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
  problem: {
    needsKey: "Choose the account that buys the labels, or pause the method.",
    upperLow: "This is below the lower limit. Enter a higher number.",
  },
  list: {
    hint: { logistics: "Code, name, carrier …" },
    primary: { logistics: sentences.newOne(shippingMethod) },
  },
  audit: {
    action: {
      makeShippingMethod: sentences.wasSaved(shippingMethod),
      trashShippingMethod: sentences.wasDeleted(shippingMethod),
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
