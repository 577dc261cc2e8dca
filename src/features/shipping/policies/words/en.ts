/** Words of policies: what chooses how a parcel is sent. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const policy: Noun = { one: "policy", other: "policies" };

const shipping_preset = {
  ...sentences.record(policy, "Its code is never used again."),
  section: { policy: "Policy", rule: "Rule" },
  first: { title: sentences.newOne(policy), help: "Which packages it is for, and how they are sent." },
  group: {
    policy: { title: "Policy", help: "For each setting, the first policy that matches a package applies." },
    when: { title: "When", help: "Conditions on the package. All of them must be met." },
    then: { title: "Then", help: "What the package gets. Empty fields are left to other policies." },
  },
  help: {
    priority: "The lowest number goes first. If it is taken, the others move down.",
    status:
      "A paused policy is ignored. A new one begins paused: its record counts the packages that it would change, before you activate it.",
    countries: "One on each line, by name or code. Leave empty for every country.",
    regions: "One on each line, as orders write it. Leave empty for every state.",
    postal_prefixes: "One on each line, such as 100 or SW1. Leave empty for every code.",
    methods: "The method that the order asks for.",
    tags: "One on each line. One of them is enough.",
    min_g: "Weight from, in grams, included. 0 means no bound.",
    max_g: "Weight to, in grams, included. 0 means no bound.",
    by_methods: "The first of them that can be used.",
    package_type: "The package gets its dimensions.",
    location_id: "The location that makes it, if it can make everything in the package.",
    tolerance_g: "How many grams heavier than its label the package may be. 0 sets no limit.",
  },
  field: {
    code: "Code",
    priority: "Priority",
    title: "Title",
    when: "When",
    then: "Then",
    hits: "Packages",
    conflicts: "Conflicts",
    countries: "Countries",
    regions: "States or provinces",
    postal_prefixes: "Postal codes that begin with",
    sellers: "Sellers",
    stores: "Stores",
    methods: "Requested methods",
    tags: "Tags",
    min_g: "Weight from (g)",
    max_g: "Weight to (g)",
    by_methods: "Shipping methods",
    method: "Shipping method",
    package_type: "Packaging",
    content_type: "Contents",
    incoterm: "Duties",
    location_id: "Place",
    label_format: "Label format",
    tolerance_g: "Heavier by (g)",
  },
} as const;

export const words = {
  entity: { shipping_preset },
  policies: {
    any: "Every package",
    nothing: "Nothing",
    noMethod: "No shipping method",
    more: "{words} and {count} more",
    postal: "postal code {prefixes}…",
    tagged: "tagged {tags}",
    from: "from {weight}",
    upTo: "up to {weight}",
    heavier: "up to {weight} heavier",
    conflict: {
      same: "{code} comes first and sets otherwise: {what}.",
      shadowed: "Never applied: {code} comes first. {what}.",
    },
    miss: {
      paused: "paused",
      country: "another country",
      region: "another state",
      postal: "another postal code",
      seller: "another seller",
      store: "another store",
      method: "another method requested",
      tag: "no such tag",
      tooLight: "too light",
      tooHeavy: "too heavy",
    },
    applied: {
      set: { one: "Set {method} for {n} package.", other: "Set {method} for {n} packages." },
      others: {
        one: "Changed packaging or papers of {n} package.",
        other: "Changed packaging or papers of {n} packages.",
      },
      same: {
        one: "{n} package already was as the policies say.",
        other: "{n} packages already were as the policies say.",
      },
      unmatched: {
        one: "Left {n} package as it was: no policy matches ({why}).",
        other: "Left {n} packages as they were: no policy matches ({why}).",
      },
      noPolicy: {
        one: "Left {n} package as it was: no policy is active.",
        other: "Left {n} packages as they were: no policy is active.",
      },
      unusable: {
        one: "Left {n} package as it was: no method of its policy can be used ({why}).",
        other: "Left {n} packages as they were: no method of their policies can be used ({why}).",
      },
      refusal: {
        paused: "paused",
        country: "not to this country",
        tooHeavy: "too heavy",
        tooLong: "too long",
        place: "not from this place",
        unknown: "no such method",
      },
    },
    would: {
      title: "If it were active",
      asking: "Counting packages…",
      done: "The policy is active.",
      text: {
        one: "{n} package would change: it matches {matched} of the {all} packages of the last 7 days.",
        other: "{n} packages would change: it matches {matched} of the {all} packages of the last 7 days.",
      },
    },
    test: {
      title: "Try out the policies",
      text: "What the policies would choose, and why the others do not match. Nothing is changed.",
      code: "Order or package",
      send: "Try it",
      week: "Last 7 days",
      none: "There are no packages of the last 7 days.",
      parcels: { one: "{count} package", other: "{count} packages" },
      unmatched: "without a policy: {count}",
      changed: "with another method than now: {count}",
      chosen: "What would be chosen",
      asked: "As the order requests",
      skipped: "Methods that cannot be used",
      looked: "Policies in order",
      noMatch: "Does not match",
      heard: "Applied",
      unheard: "Matches, but others come first",
      counts: "matches {matched}, applied to {gave}",
    },
  },
  choice: {
    package_type: {
      mailer_s: "Mailer S",
      mailer_m: "Mailer M",
      mailer_l: "Mailer L",
      box_s: "Box S",
      box_m: "Box M",
      box_l: "Box L",
      tube: "Tube",
    },
    content_type: {
      merchandise: "Goods for sale",
      gift: "Gift",
      documents: "Documents",
      sample: "Sample",
      returned: "Returned goods",
      other: "Other",
    },
    label_format: { "4x6": "4 × 6 in", A6: "A6" },
  },
  list: {
    hint: { shipping_preset: "Title …" },
    primary: { shipping_preset: sentences.newOne(policy) },
  },
  event: { policy: { activate: "Activate policy" } },
  audit: {
    action: {
      makeShippingPolicy: sentences.wasSaved(policy),
      trashShippingPolicy: sentences.wasDeleted(policy),
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
