import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const flight: Noun = { one: "flight", other: "flights" };

export const words = {
  flights: {
    boxes: "Boxes",
    noBoxes: "No box is on it yet.",
    load: "Load a box",
    scan: "Scan or type BX or SSCC",
    loadIt: "Load",
    unload: "Unload",
    unloadOf: "Unload {code}",
    loadOf: "Load {code}",
    receive: "Receive a box",
    receiveIt: "Receive",
    receiveOf: "Receive {code}",
    receiveAll: { one: "Receive {number} box", other: "Receive {number} boxes" },
    loadable: "Boxes for this gateway",
    noLoadable: "No closed box waits for this gateway.",
    unknownBox: "There is no such box.",
    failed: "The boxes could not be loaded.",
    boxLine: "{count} packages",
    problems: "Problems",
    noProblems: "Every package has HS code, origin and value.",
    problemCount: {
      one: "{number} package can’t be declared",
      other: "{number} packages can’t be declared",
    },
    lacks: "Lacks {what}",
    mend: "Fix it at the item:",
    gap: {
      desc: "a description",
      hs: "an HS code",
      origin: "an origin",
      value: "a value",
      lines: "its contents",
    },
    manifest: "Manifest",
    draft: "It is written from the packages as they are now. The file that is sent is kept.",
    sent: "Sending {no}, by {name}",
    digest: "SHA-256 of the CSV file",
    csv: "Download CSV",
    xlsx: "Download XLSX",
    missing: "Missing packages",
    announcing: "Some packages wait for their tracking to be updated.",
    unread: "The problems could not be loaded.",
    named:
      "Codes of packages that did not arrive, such as PK-000123. Packages in boxes that were not received are counted automatically.",
    lines: "{count} lines",
  },
  entity: {
    ibic: {
      ...sentences.record(flight),
      section: {
        flight: "Flight",
        load: "Load",
        way: "On its way",
      },
      group: {
        flight: {
          title: "Flight",
          help:
            "A flight takes closed boxes for one gateway. What is not known yet can be added until it is closed.",
        },
      },
      help: {
        mawb: "Eleven digits, such as 123-12345675.",
        flight: "Such as CX 880.",
        origin: "The code of the airport, such as SGN.",
        gateway_id: "Boxes for this gateway can be loaded.",
        provider: "It clears and delivers the packages, and decides the form of the manifest.",
        entry_type: "The type of entry at customs, where it is known.",
      },
      field: {
        code: "Number",
        provider: "Provider",
        mawb: "Air waybill",
        flight: "Flight",
        etd_at: "Departure",
        eta_at: "Arrival",
        gateway_code: "Gateway",
        gateway_id: "Gateway",
        location: "Gateway",
        boxes_count: "Boxes",
        handed_count: "Handed over",
        received_count: "Received",
        packages_count: "Packages",
        gross_g: "Weight",
        declared_minor: "Value",
        duty_minor: "Duty",
        status: "Status",
        origin: "From",
        airline: "Airline",
        entry_type: "Entry",
        missing_count: "Missing",
        hold_reason: "Held because",
        maker_name: "Created by",
        created_at: "Created on",
        departed_at: "Departed on",
        arrived_at: "Arrived on",
        cleared_at: "Cleared on",
        completed_at: "Completed on",
        missing: "Missing packages",
        reason: "Reason",
      },
    },
  },
  choice: {
    provider: {
      ibci: "IBCI",
      general: "Other",
    },
    entry_type: {
      "01": "Formal (01)",
      "11": "Informal (11)",
    },
    events: {
      flight: {
        departed: "Flight departed",
        arrived: "Flight arrived",
        held: "Flight held by customs",
        cleared: "Flight cleared",
        injected: "Packages of a flight injected",
        completed: "Flight completed",
        cancelled: "Flight cancelled",
        late: "Flight is late",
        short: "Packages of a flight are missing",
      },
    },
  },
  status: {
    "Manifest Sent": "Manifest sent",
    Departed: "Departed",
    Arrived: "Arrived",
    "Customs Hold": "Held by customs",
    Cleared: "Cleared",
    Injected: "Injected",
    Completed: "Completed",
  },
  list: {
    hint: {
      ibic: "Number, air waybill, flight, box …",
    },
    primary: {
      ibic: "New flight",
    },
  },
  search: {
    group: {
      ibic: "Flights",
    },
  },
  rights: {
    module: {
      ibic: "IBCI Containers",
    },
  },
  event: {
    flight: {
      close: "Close",
      reopen: "Reopen",
      send: "Send manifest",
      revise: "Revise manifest",
      depart: "Mark departed",
      arrive: "Mark arrived",
      hold: "Mark held by customs",
      clear: "Mark cleared",
      inject: "Mark injected",
      complete: "Complete",
      completeShort: "Complete short",
      cancel: "Cancel flight",
    },
  },
  audit: {
    action: {
      makeConsolidation: sentences.wasSaved(flight),
      moveConsolidation: "Flight changed status",
      ibic_manifest: "Manifest downloaded",
      scanFlight: "Boxes of a flight scanned",
      flight_close: "Flight closed",
      flight_reopen: "Flight reopened",
      flight_send: "Manifest sent",
      flight_revise: "Manifest revised",
      flight_depart: "Flight departed",
      flight_arrive: "Flight arrived",
      flight_hold: "Flight held by customs",
      flight_clear: "Flight cleared",
      flight_inject: "Packages of the flight injected",
      flight_complete: "Flight completed",
      flight_completeShort: "Flight completed short",
      flight_cancel: "Flight cancelled",
    },
    field: {
      consolidation_id: "Flight",
    },
    entity: {
      consolidations: "Flights",
    },
  },
  bulk: {
    work: {
      flight: {
        close: {
          act: {
            one: "Close {number} flight",
            other: "Close {number} flights",
          },
          acted: {
            one: "{number} closed",
            other: "{number} closed",
          },
          means: "Boxes can no longer be loaded, and the value is added up.",
        },
        reopen: {
          act: {
            one: "Reopen {number} flight",
            other: "Reopen {number} flights",
          },
          acted: {
            one: "{number} reopened",
            other: "{number} reopened",
          },
          means: "Boxes can be loaded and unloaded again.",
        },
        send: {
          act: {
            one: "Send the manifest of {number} flight",
            other: "Send the manifest of {number} flights",
          },
          acted: {
            one: "{number} sent",
            other: "{number} sent",
          },
          means: "The manifest is kept as it is now.",
        },
        revise: {
          act: {
            one: "Revise the manifest of {number} flight",
            other: "Revise the manifest of {number} flights",
          },
          acted: {
            one: "{number} revised",
            other: "{number} revised",
          },
          means: "The manifest can be changed and sent again.",
        },
        depart: {
          act: {
            one: "Mark {number} flight as departed",
            other: "Mark {number} flights as departed",
          },
          acted: {
            one: "{number} departed",
            other: "{number} departed",
          },
          means: "Two minutes later, the tracking of all packages shows it.",
        },
        arrive: {
          act: {
            one: "Mark {number} flight as arrived",
            other: "Mark {number} flights as arrived",
          },
          acted: {
            one: "{number} arrived",
            other: "{number} arrived",
          },
          means: "Two minutes later, the tracking of all packages shows it.",
        },
        hold: {
          act: {
            one: "Mark {number} flight as held by customs",
            other: "Mark {number} flights as held by customs",
          },
          acted: {
            one: "{number} held",
            other: "{number} held",
          },
          means: "Two minutes later, the tracking of all packages shows it.",
        },
        inject: {
          act: {
            one: "Mark {number} flight as injected",
            other: "Mark {number} flights as injected",
          },
          acted: {
            one: "{number} injected",
            other: "{number} injected",
          },
          means: "The local carrier has the packages. Two minutes later, their tracking shows it.",
        },
        complete: {
          act: {
            one: "Complete {number} flight",
            other: "Complete {number} flights",
          },
          acted: {
            one: "{number} completed",
            other: "{number} completed",
          },
          means: "All boxes arrived.",
        },
        cancel: {
          act: {
            one: "Cancel {number} flight",
            other: "Cancel {number} flights",
          },
          acted: {
            one: "{number} cancelled",
            other: "{number} cancelled",
          },
          means: "Their boxes come off and can be put on another flight.",
        },
      },
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
