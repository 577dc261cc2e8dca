import { postMeanings } from "./post/en.ts";
import { postageMeanings } from "./postage/en.ts";
import { ofPlatforms } from "./platforms/en.ts";
import type { StatusMeanings } from "./shape.ts";

export const meanings: StatusMeanings = {
  ...ofPlatforms,
  ...postMeanings,
  ...postageMeanings,
  batch: {
    status: {
      Open: "The batch has not been released to the printer yet.",
      Released: "The files of this batch can be printed.",
      Printed: "Every garment of this batch is printed.",
      Cancelled: "The batch was cancelled; its garments can go into another one.",
    },
  },
  box: {
    status: {
      Processing: "Packages are put into the box and taken out.",
      Closed: "The box was weighed and is ready to leave.",
      "Handed Over": "The forwarder has the box.",
      Received: "The box arrived at its gateway.",
      Cancelled: "The box was empty and is not used.",
    },
  },
  call: {
    status: {
      Active: "The announcement is shown from its first to its last day.",
      Paused: "Nobody sees the announcement.",
    },
  },
  canned_replies: {
    status: {
      Active: "The reply is offered in comments.",
      Paused: "The reply is not offered in comments.",
    },
  },
  case: {
    status: {
      Draft: "The seller has not sent the case yet.",
      Processing: "Staff have to answer or decide.",
      "Waiting Seller": "The seller has to answer. The clock is stopped.",
      Inprocess: "The case is decided; its remedy is under way.",
      Resolved: "Its remedies are done, or an answer was enough.",
      Rejected: "Nothing is replaced or refunded; the reason is in its conversation.",
      Closed: "The case is over and can no longer change.",
    },
  },
  consolidation: {
    status: {
      Processing: "Boxes come onto the flight and off again.",
      Closed: "Its boxes and its value are fixed.",
      "Manifest Sent": "The carrier has the manifest.",
      Departed: "The flight has left.",
      Arrived: "The flight has landed.",
      "Customs Hold": "Customs hold the flight.",
      Cleared: "Customs released the flight.",
      Injected: "The local carrier has its packages.",
      Completed: "Every box was received, or what is missing is named.",
      Cancelled: "The flight was cancelled before it left.",
    },
  },
  delivery: {
    status: {
      Waiting: "The message is sent as soon as possible.",
      Delivered: "The other side has accepted the message.",
      Dead: "Every attempt failed; the message is not sent again automatically.",
    },
  },
  extension: {
    status: {
      Off: "The extension does nothing.",
      On: "The extension works, with the rights that were accepted.",
    },
  },
  faults: {
    step: {
      QC: "The fault happened at the first check.",
      Cutting: "The fault happened while the garment was cut.",
      Printing: "The fault happened while the garment was printed.",
      Sewing: "The fault happened while the garment was sewn.",
      "Final QC": "The fault was missed at the last check.",
      Packing: "The fault happened while the garment was packed.",
    },
  },
  integration: {
    status: {
      Paused: "Nothing is sent, and what comes in is refused.",
      Active: "Data is sent and accepted.",
    },
  },
  item: {
    status: {
      Active: "The item can be ordered.",
      "Out Of Stock": "The item cannot be ordered until it is back in stock.",
      Discontinued: "The item can no longer be ordered.",
    },
  },
  job: {
    status: {
      Queued: "The job has not started yet.",
      Running: "The job is running in the background.",
      Done: "The job is finished; its result shows what was refused.",
      Failed: "The job ended early; what was done before stays done.",
      Cancelled: "Somebody stopped the job; what was done before stays done.",
    },
  },
  label: {
    status: {
      Asked: "The label is being bought; its price is reserved.",
      Unknown: "It is not known yet whether the label was bought; the provider is asked again.",
      Live: "The label is valid: the package can be shipped with it.",
      "Void Asked": "A credit for this label was requested.",
      "Void Refused": "The credit for this label was refused; it stays charged.",
      Failed: "The label could not be bought.",
      Voided: "The label is no longer valid.",
    },
  },
  local_bill: {
    status: {
      Pending: "Boxes are put on the shipment invoice until the truck comes.",
      Confirmed: "The forwarder signed; its invoice is awaited.",
      Invoiced: "The forwarder’s amount is in the books and not paid yet.",
      Disputed: "The forwarder’s amount is not what was agreed.",
      Paid: "The forwarder was paid.",
      Cancelled: "The shipment invoice was not needed; its boxes are free.",
    },
  },
  locations: {
    status: {
      Active: "The location gets new orders.",
      Paused: "The location gets no new orders.",
      Closed: "The location is kept for its history only.",
    },
  },
  logistics: {
    status: {
      Active: "The method is offered.",
      Paused: "The method is not offered; packages that already have it keep it.",
    },
  },
  order: {
    status: {
      Draft: "The order is not submitted yet and can still be changed.",
      Pending: "The order was submitted and waits for its payment.",
      Processing: "The order is paid and waits for production to start.",
      "In Production": "The workshop makes the garments of the order.",
      "On Hold": "The order is stopped until somebody releases it.",
      "Cancel Requested": "Somebody asked to cancel the order; work on it stops until that is decided.",
      Ready: "Everything is produced and labeled; the carrier can collect it.",
      Shipped: "The carrier has the packages.",
      Delivered: "The packages have arrived.",
      Completed: "The order is closed and can no longer be changed.",
      Returned: "The packages came back to us.",
      Cancelled: "The order was cancelled; what was paid is back on the balance.",
    },
    print_status: {
      Waiting: "No garment of the order was started yet.",
      Printing: "At least one garment of the order is being made.",
      Printed: "Every garment of the order is finished.",
      Stopped: "The order was cancelled, so nothing is produced.",
    },
    shipment_status: {
      Processing: "At least one package has no label yet.",
      Ready: "Every package that is still here has its label.",
      "Handed Over": "The carriers have every package.",
      Delivered: "The packages have arrived.",
      Returned: "The packages came back to us.",
      Stopped: "The order was cancelled, so nothing is shipped.",
    },
  },
  package: {
    shipment_status: {
      Processing: "The package has no label yet.",
      Ready: "The package has its label, but not everything in it is packed.",
      Failed: "The label of the package could not be bought.",
      Packed: "Everything is in the package; it can be shipped.",
      Boxed: "The package is in a box with others.",
      "Handed Over": "The carrier has the package.",
      "In Transit": "The package is on its way.",
      Customs: "The package is at customs.",
      "Out For Delivery": "The package is about to be delivered.",
      Delivered: "The package has arrived.",
      Exception: "The carrier reports a problem with the package.",
      "Return To Sender": "The carrier is bringing the package back to us.",
      Returned: "The package is back here.",
      Lost: "The package was lost on its way.",
      Voided: "The package was cancelled, together with its label.",
      Cancelled: "Nothing is shipped in this package.",
    },
  },
  payment_methods: {
    status: {
      Active: "Sellers can choose this payment method.",
      Paused: "This payment method is not offered.",
    },
  },
  price_table: {
    status: {
      draft: "The table can be changed; nothing is priced with it yet.",
      scheduled: "The table applies from its first day.",
      active: "Packages are priced with this table now.",
      ended: "A later table replaced this one, or its last day is over.",
      withdrawn: "The table was withdrawn and is not used.",
    },
  },
  products: {
    status: {
      Active: "The product and its items can be ordered.",
      Discontinued: "The product and its items cannot be ordered.",
    },
  },
  refund: {
    status: {
      Processing: "Somebody has to decide about this request; its amount is reserved.",
      Approved: "The request is approved, but a second person has to refund it.",
      Posted: "The money is back on the seller’s balance.",
      Rejected: "The request was declined; the balance has not changed.",
      Cancelled: "The request was cancelled, or all of it was refunded another way.",
    },
  },
  shipping_preset: {
    status: {
      Active: "The policy applies to the packages that it matches.",
      Paused: "The policy is ignored.",
    },
  },
  statement: {
    status: {
      Paid: "The amount is part of the balance.",
      Pending: "The amount is not part of the balance yet.",
    },
  },
  stores: {
    status: {
      Active: "The store takes new orders.",
      Paused: "The store takes no new orders; existing ones continue.",
    },
  },
  invoice: {
    status: {
      Draft: "The month is over and the invoice has no number yet; nothing is due.",
      Issued: "The invoice waits for its payment.",
      "Partially Paid": "A part of the invoice is paid.",
      Overdue: "The due day is over; no order of the seller can be paid.",
      Disputed: "The seller disputes the invoice; nobody is reminded of it.",
      Paid: "Everything on it is paid or credited.",
      Void: "A credit note took the invoice back.",
    },
  },
  topup: {
    status: {
      Pending: "Somebody has to approve this request; the balance has not changed yet.",
      Approved: "The amount is part of the balance.",
      Rejected: "The request was declined; the balance has not changed.",
      Cancelled: "The request was cancelled; the balance has not changed.",
      Reversed: "The approval was reversed; the balance is as it was before.",
    },
  },
  unit: {
    print_status: {
      QC: "The blank of this garment is being checked.",
      Cutting: "The garment is at the cutting step.",
      Printing: "The garment is at the printing step.",
      Sewing: "The garment is at the sewing step.",
      "Final QC": "The finished garment is being checked.",
      Packing: "The garment is produced and goes into its package.",
      Packed: "The garment is in its package.",
      Rejected: "The garment was rejected too often, or its artwork is wrong; the office decides.",
      Stopped: "The garment was cancelled and is not produced.",
    },
    work_status: {
      Waiting: "Nobody is working on the garment at this step yet.",
      Inprocess: "Somebody is working on the garment at this step.",
      "On Hold": "The garment waits, because its order is on hold or may be cancelled.",
    },
  },
  user_groups: {
    status: {
      Active: "People in this group have its rights.",
      Locked: "People in this group get no rights from it.",
    },
  },
  users: {
    status: {
      Available: "This person can sign in.",
      Away: "This person can sign in, but is away.",
      Locked: "This person cannot sign in.",
    },
  },
};
