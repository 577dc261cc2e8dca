/** Words of boxes. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const box: Noun = { one: "box", other: "boxes" };

export const words = {
  box: {
    contents: "Packages",
    none: "Nothing is in it. Scan packages into it at the box station.",
    all: "All",
    choose: "Choose a box",
    move: "Put into that box",
    xlsx: "Export XLSX",
    heavy: "It is heavy: two people lift it.",
    noSscc: "It has no SSCC, because no range of box numbers is active. It is named by its BX number alone.",
    packages: { one: "{count} package", other: "{count} packages" },
    moved: { one: "{count} package moved", other: "{count} packages moved" },
  },
  entity: {
    containers: {
      ...sentences.record(box),
      section: { box: "Box", weight: "Contents and weight" },
      group: {
        box: {
          title: sentences.one(box),
          help:
            "The box gets its number at once. Put packages into it at the box station, or from their list.",
        },
      },
      help: {
        location_id: "Where it is filled. It takes packages of this location only.",
        method_code: "Leave it empty to use the method of the first package.",
      },
      field: {
        code: "Number",
        status: "Status",
        location: "Location",
        location_id: "Location",
        location_code: "Location",
        gateway_code: "Gateway",
        method: "Method",
        method_code: "Shipping method",
        method_name: "Method",
        packages_count: "Packages",
        net_g: "Net",
        estimated_count: "Not weighed",
        out: "Taken out",
        tare_g: "Empty box",
        gross_g: "Gross",
        created_at: "Age",
        bill: "Shipment invoice",
        bill_id: "Shipment invoice",
        bill_code: "Shipment invoice",
        flight: "Flight",
        flight_id: "Flight",
        flight_code: "Flight",
        sscc: "SSCC",
        count: "Packages, counted",
        local_bill_id: "Shipment invoice",
        consolidation_id: "Flight",
        closed_at: "Closed on",
        handed_at: "Handed over on",
        received_at: "Received on",
        maker_name: "Created by",
      },
    },
  },
  choice: {
    events: { box: { closed: "Box closed", handedOver: "Box handed over", received: "Box received" } },
    bill: { none: "On no invoice", any: "On an invoice" },
    flight: { none: "On no flight", any: "On a flight" },
  },
  status: { Received: "Received" },
  list: {
    hint: { containers: "Number, SSCC, package, tracking number …" },
    primary: { containers: sentences.newOne(box) },
  },
  search: { group: { containers: "Boxes" } },
  rights: { module: { containers: "Boxes" } },
  audit: {
    action: {
      makeBox: sentences.wasSaved(box),
      moveBox: "Box changed status",
      box_in: "Package put into a box",
      box_out: "Package taken out of its box",
      box_close: "Box closed",
      box_closeAnyway: "Box closed against its weight",
      box_reopen: "Box reopened",
      box_bill: "Box put on a shipment invoice",
      box_unbill: "Box taken off its shipment invoice",
      box_load: "Box put on a flight",
      box_unload: "Box taken off its flight",
      box_handOver: "Box handed over",
      box_takeBack: "Box taken back",
      box_receive: "Box received",
      box_cancel: "Box cancelled",
    },
    entity: { boxes: sentences.all(box) },
  },
  event: {
    box: {
      in: "Put into a box",
      out: "Take out of its box",
      close: "Close",
      closeAnyway: "Close anyway",
      reopen: "Reopen",
      bill: "Put on an invoice",
      unbill: "Take off its invoice",
      load: "Put on a flight",
      unload: "Take off its flight",
      receive: "Mark as received",
      cancel: "Cancel box",
    },
  },
  bulk: {
    work: {
      box: {
        in: {
          act: { one: "Put {number} package into a box", other: "Put {number} packages into a box" },
          acted: { one: "{number} put into the box", other: "{number} put into the box" },
          means: "They leave with that box. Each must be packed and of the same method and place.",
        },
        out: {
          act: {
            one: "Take {number} package out of its box",
            other: "Take {number} packages out of their boxes",
          },
          acted: { one: "{number} taken out", other: "{number} taken out" },
          means: "They are packed, and can go into another box.",
        },
        close: {
          act: { one: "Close {number} box", other: "Close {number} boxes" },
          acted: { one: "{number} closed", other: "{number} closed" },
          means: "Nothing goes into them or comes out until somebody reopens them.",
        },
        closeAnyway: {
          act: { one: "Close {number} box anyway", other: "Close {number} boxes anyway" },
          acted: { one: "{number} closed", other: "{number} closed" },
          means: "Their weight is not compared with that of their packages.",
        },
        reopen: {
          act: { one: "Reopen {number} box", other: "Reopen {number} boxes" },
          acted: { one: "{number} reopened", other: "{number} reopened" },
          means: "Packages can be put in and taken out, and they have to be weighed again.",
        },
        bill: {
          act: { one: "Put {number} box on an invoice", other: "Put {number} boxes on an invoice" },
          acted: { one: "{number} put on an invoice", other: "{number} put on an invoice" },
          means: "They leave with the forwarder of that invoice.",
        },
        unbill: {
          act: { one: "Take {number} box off its invoice", other: "Take {number} boxes off their invoices" },
          acted: { one: "{number} taken off", other: "{number} taken off" },
          means: "They stay here until they are put on another invoice.",
        },
        load: {
          act: { one: "Put {number} box on a flight", other: "Put {number} boxes on a flight" },
          acted: { one: "{number} put on a flight", other: "{number} put on a flight" },
          means: "They fly together to one gateway.",
        },
        unload: {
          act: { one: "Take {number} box off its flight", other: "Take {number} boxes off their flights" },
          acted: { one: "{number} taken off", other: "{number} taken off" },
          means: "They can be put on another flight.",
        },
        receive: {
          act: { one: "Record {number} box as received", other: "Record {number} boxes as received" },
          acted: { one: "{number} received", other: "{number} received" },
          means: "They arrived at their gateway.",
        },
        cancel: {
          act: { one: "Cancel {number} box", other: "Cancel {number} boxes" },
          acted: { one: "{number} cancelled", other: "{number} cancelled" },
          means: "Only empty boxes are cancelled. Their numbers are not used again.",
        },
      },
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
