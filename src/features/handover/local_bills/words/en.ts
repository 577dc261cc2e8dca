import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const localBill: Noun = { one: "shipment invoice", other: "shipment invoices" };

export const words = {
  entity: {
    local_bill: {
      ...sentences.record(localBill),
      section: { bill: "Delivery", money: "Amounts" },
      group: {
        bill: {
          title: "Boxes for a forwarder",
          help: "Create it before the truck comes, then put the boxes on it.",
        },
      },
      help: {
        location_id: "The boxes leave from here.",
        forwarder: "The same name as in the local cost table, so that it can be rated.",
        bill_day: "Today if you leave it empty.",
        vehicle: "The license plate of the truck.",
        driver: "The person who drives it.",
      },
      field: {
        code: "Number",
        location: "Location",
        location_id: "Location",
        location_name: "Location",
        forwarder: "Forwarder",
        bill_day: "Day",
        vehicle: "Vehicle",
        driver: "Driver",
        boxes_count: "Boxes",
        packages_count: "Packages",
        gross_g: "Gross weight",
        chargeable_g: "Chargeable weight",
        unit_price_minor: "Per kilogram",
        amount_minor: "Amount",
        invoiced_minor: "Invoiced",
        forwarder_no: "Forwarder’s invoice",
        note: "Agreement",
        signed_by: "Signed by",
        signed_at: "Signed on",
        photo_id: "Photo of the signed paper",
        paid_on: "Paid on",
        payment_ref: "Payment reference",
        maker_name: "Created by",
        count: "Boxes counted",
        reason: "Reason",
        status: "Status",
        created_at: "Created on",
      },
    },
  },
  choice: {
    events: {
      bill: {
        confirmed: "Boxes handed over to a forwarder",
        invoiced: "Forwarder’s invoice entered",
        disputed: "Forwarder’s invoice disputed",
        paid: "Forwarder paid",
      },
    },
  },
  status: {
    Confirmed: "Confirmed",
    Invoiced: "Invoiced",
    Disputed: "Disputed",
  },
  list: {
    hint: { local_bill: "Number, forwarder, vehicle, driver …" },
    primary: { local_bill: sentences.newOne(localBill) },
  },
  search: { group: { local_bill: sentences.all(localBill) } },
  rights: { module: { local_bill: "Shipment invoices" } },
  event: {
    bill: {
      confirm: "Hand over",
      unconfirm: "Take signature back",
      rate: "Rate",
      invoice: "Enter invoice",
      dispute: "Dispute",
      agree: "Settle dispute",
      pay: "Record payment",
      cancel: "Cancel shipment invoice",
    },
  },
  reasonOf: {
    areBoxesCounted: "Boxes on the shipment invoice: {count}. Count again, or scan the box that is missing.",
  },
  localBill: {
    boxes: "Boxes",
    scan: "Scan or enter a box",
    add: "Add box",
    pick: "Choose a box",
    none: "No boxes yet. Scan the first one.",
    noneLeft: "No closed box is waiting here.",
    takeOff: "Take off",
    unknown: "Unknown box: {code}",
    wasAdded: "{code} is on the shipment invoice.",
    wasThere: "{code} is already on this shipment invoice.",
    wasTakenOff: "{code} was taken off.",
    packages: "Packages",
    gross: "Gross weight",
    paper: "Signed paper",
    counted: "{packages} packages, {weight}.",
    handOverHelp:
      "Count the boxes at the truck. The packages follow two minutes later; until then the signature can be taken back.",
    kg: "kg",
    photoHint: "JPEG, PNG or WebP up to {size} MB.",
    photoDrop: "Drop the photo here",
    tooLarge: "The photo is larger than {size} MB.",
    costs: "What it really cost",
    costKind: {
      postage: "Label",
      local: "Forwarder",
      duty: "Duty",
    },
    costTotal: "Total",
    estimated: "Weight from the catalogue: nobody weighed the package.",
    documents: "Documents",
    deliveryNote: "Delivery note",
    invoice: "Invoice",
  },
  audit: {
    action: {
      makeLocalBill: sentences.wasSaved(localBill),
      moveLocalBill: "Shipment invoice changed status",
      localBills_paper: "Photo of the signed paper uploaded",
      bill_confirm: "Boxes handed over",
      bill_unconfirm: "Signature taken back",
      bill_rate: "Rated by the cost table",
      bill_invoice: "Forwarder’s invoice entered",
      bill_dispute: "Forwarder’s invoice disputed",
      bill_agree: "Dispute settled",
      bill_pay: "Payment recorded",
      bill_cancel: "Shipment invoice cancelled",
      boxes_settle: "Updated from its boxes",
    },
    entity: { localBills: sentences.all(localBill), bill_papers: "Signed paper" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
