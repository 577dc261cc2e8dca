import { type Noun, sentences } from "../../../../words/sentences/en.ts";

export const priceTable: Noun = { one: "price table", other: "price tables" };
export const costTable: Noun = { one: "cost table", other: "cost tables" };
const draft: Noun = { one: "draft", other: "drafts" };

const tab = {
  prices: "Prices",
  zones: "Zones and size",
  surcharges: "Surcharges",
  duties: "Rules",
  card: "About",
  diff: "Differences",
  test: "Back-test",
} as const;

const section = { card: "Price table" } as const;

const field = {
  code: "Number",
  kind: "Kind",
  method_name: "Method",
  method_code: "Method",
  method: "Method",
  destination: "Destination",
  plan: "Plan",
  min_vip: "From VIP level",
  location_name: "From",
  location_id: "From",
  forwarder: "Forwarder",
  effective_at: "Begins",
  valid_from: "Begins",
  expired_at: "Ends",
  delta_minor: "Change, 30 days",
  title: "Note",
  zones: "Zones",
  brackets: "Weights",
  backtest_at: "Back-tested",
  maker_name: "By",
} as const;

const help = {
  method_code: "The shipping method that these prices are for.",
  destination: "The country that charges the duty.",
  plan: "The pricing plan that it is for. Empty means every plan.",
  min_vip: "The lowest VIP level that it is for. 0 means everybody.",
  location_id: "Where packages are sent from. Empty means everywhere.",
  forwarder: "Who takes the packages. Empty means the carrier itself.",
  effective_at: "Packages are priced with it from this day on.",
  expired_at: "Empty means until the next table begins.",
  title: "For yourself: where the prices come from.",
} as const;

export const shipping_costs = {
  ...sentences.loading(priceTable),
  ...sentences.deleting(draft),
  make: "Create price table",
  made: "The draft was created.",
  edit: "Edit details",
  save: "Save details",
  saved: "The details are saved.",
  tab,
  section,
  group: {
    card: { title: "Price table", help: "What it is for and when. Its prices are filled in afterwards." },
  },
  help,
  field,
} as const;

export const local_cost_table = {
  ...sentences.loading(costTable),
  ...sentences.deleting(draft),
  make: "Create cost table",
  made: "The draft was created.",
  edit: "Edit details",
  save: "Save details",
  saved: "The details are saved.",
  tab,
  section: { card: "Cost table" },
  group: {
    card: {
      title: "Cost table",
      help: "What our packages cost, and when. Its costs are filled in afterwards.",
    },
  },
  help,
  field,
} as const;
