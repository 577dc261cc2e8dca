import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const pack: Noun = { one: "package", other: "packages" };

export const words = {
  carriers: { paused: "{name} is not responding. Labels wait; the next attempt is at {time}." },
  entity: {
    fulfilments: { field: { order: "Order" } },
    packages: {
      ...sentences.loading(pack),
      field: {
        check: "Check List",
        order: "Order",
        file: "Label file",
        unit_ids: "Garments",
        into: "Into package",
        status: "Carrier status",
        place: "Place",
        box: "Box",
        box_id: "Box",
        box_code: "Box",
        handed_at: "Handed over",
        returned_at: "Returned",
        trouble: "Tracking problem",
      },
      section: {
        units: "Garments",
        orders: "Orders",
        label: "Label",
        about: "About",
      },
      noLabel: "No label yet.",
      noUnits: "This package is empty.",
      failedLabels: "Failed labels",
      voided: "Voided labels",
      voidedBecause: "Voided: {reason}",
      bought: "Attached {when}",
      openFile: "Open the label file",
      carriersPage: "Carrier’s page",
      trouble: "Tracking problem: {what}",
      said: "reported by {source}",
      source: {
        hand: "a person",
        scan: "a scan",
        webhook: "the carrier",
        poll: "the carrier",
        gateway: "a gateway",
        forwarder: "the forwarder",
        flight: "the flight",
      },
      flightStep: {
        Departed: "Departed by plane",
        Arrived: "Arrived at the gateway",
        "Customs Hold": "Held by customs",
        Cleared: "Released by customs",
        Injected: "Handed to the local carrier",
        Short: "Not found when the flight was unloaded",
      },
      packed: "{packed} of {all} packed",
      intoHelp:
        "Begin with the number of the package, such as PK-000123. Only packages of the same seller fit.",
      intoNone: "No package of this seller matches.",
      intoOwn: "Other packages of this order",
      intoSearch: "Search",
      unitsHelp: "Choose at least one.",
      final: "{step}: package {code}? This can’t be undone.",
      isOld: "This is about label {number}, which is voided.",
      position: "Garment {n} of {all}",
    },
  },
  event: {
    package: {
      confirm: "Confirm as packed",
      split: "Split package",
      merge: "Merge into another",
      cancel: "Cancel package",
      handOver: "Hand over",
      track: "Add tracking event",
      deliver: "Mark delivered",
      lose: "Mark lost",
      return: "Mark returned",
    },
    handOver: {
      undo: "Undo handover",
    },
    return: {
      undo: "Undo return",
    },
  },
  bulk: {
    work: {
      package: {
        confirm: {
          act: {
            one: "Confirm {number} package as packed",
            other: "Confirm {number} packages as packed",
          },
          acted: {
            one: "{number} packed",
            other: "{number} packed",
          },
          means: "All finished garments count as put into their packages.",
        },
        handOver: {
          act: {
            one: "Hand over {number} package",
            other: "Hand over {number} packages",
          },
          acted: {
            one: "{number} handed over",
            other: "{number} handed over",
          },
          means: "The packages count as given to the carrier.",
        },
        track: {
          act: {
            one: "Add a tracking event to {number} package",
            other: "Add a tracking event to {number} packages",
          },
          acted: {
            one: "{number} updated",
            other: "{number} updated",
          },
          means: "The packages get this status, as if the carrier had reported it.",
        },
        deliver: {
          act: {
            one: "Mark {number} package delivered",
            other: "Mark {number} packages delivered",
          },
          acted: {
            one: "{number} delivered",
            other: "{number} delivered",
          },
          means: "The packages count as arrived.",
        },
        lose: {
          act: {
            one: "Mark {number} package lost",
            other: "Mark {number} packages lost",
          },
          acted: {
            one: "{number} lost",
            other: "{number} lost",
          },
          means: "The packages count as lost on their way.",
        },
        return: {
          act: {
            one: "Mark {number} package returned",
            other: "Mark {number} packages returned",
          },
          acted: {
            one: "{number} returned",
            other: "{number} returned",
          },
          means: "The packages count as sent back to us.",
        },
        cancel: {
          act: {
            one: "Cancel {number} package",
            other: "Cancel {number} packages",
          },
          acted: {
            one: "{number} cancelled",
            other: "{number} cancelled",
          },
          means: "Their labels are voided, and their garments wait for another package.",
        },
      },
      handOver: {
        undo: {
          act: {
            one: "Undo handover of {number} package",
            other: "Undo handover of {number} packages",
          },
          acted: {
            one: "{number} back here",
            other: "{number} back here",
          },
          means: "The packages count as still here.",
        },
      },
    },
  },
} as const;
export type English = typeof words;
