import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an order",
  purpose: "Takes an order from the draft to the buyer, with printing and shipment beside it.",
  states: {
    status: {
      title: "Status of the order",
      sees: "The first of the three marks beside the order’s number: it leads the other two.",
      try: "Read it first: it decides which steps are possible.",
    },
    "status.Draft": {
      title: "Draft",
      sees: "The order is “Draft”; what it lacks is listed under “What is missing”.",
      try: "Fix what is listed, then press “Submit order”.",
    },
    "status.Pending": {
      title: "Pending",
      sees: "The order is “Pending”: it was submitted and is not paid.",
      try: "Press “Pay order”; if the balance is too small, top it up first.",
    },
    "status.Processing": {
      title: "Processing",
      sees: "The order is “Processing”: it is paid and waits for the workshop.",
      try: "Wait for the workshop. Until it starts, the order can still be cancelled.",
    },
    "status.In Production": {
      title: "In production",
      sees: "The order is “In production”; “Print” and “Shipment” say how far each of them is.",
      try: "Wait until it is printed and has a label. To stop it, press “Request cancellation”.",
    },
    "status.On Hold": {
      title: "On hold",
      sees: "The order is “On hold”; below its number stand the reason and, if one was set, the last day.",
      try: "Settle the reason, then press “Release order”. It goes on where it was stopped.",
    },
    "status.Cancel Requested": {
      title: "Cancel requested",
      sees:
        "The order is “Cancel requested”: somebody asked to stop it, and production cannot be finished meanwhile.",
      try: "Ask the workshop to press “Approve cancellation” or “Decline cancellation”.",
    },
    "status.Ready": {
      title: "Ready",
      sees: "The order is “Ready”: everything is printed and the label is attached.",
      try: "The workshop presses “Hand over” when the carrier takes the packages.",
    },
    "status.Shipped": {
      title: "Shipped",
      sees: "The order is “Shipped”: the carrier has the packages, and their tracking numbers are shown.",
      try: "Follow the tracking number. Once it has arrived, the workshop presses “Mark delivered”.",
    },
    "status.Delivered": {
      title: "Delivered",
      sees: "The order is “Delivered”: the packages have arrived.",
      try: "Nothing. The workshop closes it with “Complete order”, or presses “Mark returned”.",
    },
    "status.Completed": {
      title: "Completed",
      sees: "The order is “Completed”: it is closed and has no more steps.",
      try: "Nothing: all is done.",
    },
    "status.Returned": {
      title: "Returned",
      sees: "The order is “Returned”: the packages came back. It has no more steps.",
      try: "If it is to be sent again, create a new order with “New order”.",
    },
    "status.Cancelled": {
      title: "Cancelled",
      sees: "The order is “Cancelled”: what was paid went back to the balance. It has no more steps.",
      try: "This can't be undone; create a new order with “New order”.",
    },
    print: {
      title: "Print",
      sees: "The mark “Print” in the order’s head: how far the workshop is.",
      try: "Read it to tell whether the order is in production.",
    },
    "print.Waiting": {
      title: "Waiting to be printed",
      sees: "“Print” says “Waiting”: the workshop has not started.",
      try: "Wait; it begins by itself once production is started.",
    },
    "print.Printing": {
      title: "Printing",
      sees: "“Print” says “Printing”: the workshop is at work on the items.",
      try: "Wait until the workshop presses “Finish production”.",
    },
    "print.Printed": {
      title: "Printed",
      sees: "“Print” says “Printed”: all items are produced.",
      try: "Nothing here. If the order is not “Ready”, its label is missing.",
    },
    "print.Stopped": {
      title: "Printing stopped",
      sees: "“Print” says “Stopped”, because the order was cancelled.",
      try: "Nothing: nothing more is produced.",
    },
    shipment: {
      title: "Shipment",
      sees: "The mark “Shipment” in the order’s head: label and way to the buyer.",
      try: "Read it to tell whether there is a label and where the packages are.",
    },
    "shipment.Processing": {
      title: "Waiting for a label",
      sees: "“Shipment” says “Processing”: there is no label, so the address can still be changed.",
      try: "Check the address; the workshop then presses “Attach label”.",
    },
    "shipment.Ready": {
      title: "Label attached",
      sees: "“Shipment” says “Ready”: the label is there and the address is fixed.",
      try: "To change the address, the workshop presses “Void label” first.",
    },
    "shipment.Handed Over": {
      title: "Handed over",
      sees: "“Shipment” says “Handed over”: the carrier has the packages.",
      try: "Follow the tracking number shown under “Packages”.",
    },
    "shipment.Delivered": {
      title: "Packages delivered",
      sees: "“Shipment” says “Delivered”: the packages have arrived.",
      try: "Nothing; if they come back, the workshop presses “Mark returned”.",
    },
    "shipment.Returned": {
      title: "Packages returned",
      sees: "“Shipment” says “Returned”: the packages came back.",
      try: "To send it again, create a new order with “New order”.",
    },
    "shipment.Stopped": {
      title: "Shipment stopped",
      sees: "“Shipment” says “Stopped”, because the order was cancelled.",
      try: "Nothing: nothing is sent.",
    },
  },
  events: {
    "order.submit": {
      title: "Submit order",
      sees: "Somebody pressed “Submit order”.",
      try: "When it is blocked, fix what stands under “What is missing”.",
    },
    "order.pay": {
      title: "Pay order",
      sees: "Somebody pressed “Pay order”: the total is taken from the balance.",
      try: "When it is refused, top up the balance, then press it again.",
    },
    "order.hold": {
      title: "Hold order",
      sees: "Somebody pressed “Hold order” and gave a reason.",
      try: "Press “Release order” when it is to go on.",
    },
    "order.release": {
      title: "Release order",
      sees: "Somebody pressed “Release order”.",
      try: "Nothing: the order goes on where it was stopped.",
    },
    "order.cancel": {
      title: "Cancel order",
      sees: "Somebody pressed “Cancel order” and confirmed it.",
      try: "Nothing: what was paid is back on the balance.",
    },
    "order.requestCancel": {
      title: "Request cancel",
      sees: "Somebody pressed “Request cancellation” and gave a reason.",
      try: "Wait for the workshop’s decision.",
    },
    "order.refuseCancel": {
      title: "Refuse cancel",
      sees: "The workshop pressed “Decline cancellation”: production goes on.",
      try: "Nothing: the order is produced and sent.",
    },
    "order.approveCancel": {
      title: "Approve cancel",
      sees: "The workshop pressed “Approve cancellation”: the order is cancelled.",
      try: "Nothing: what was paid is back on the balance.",
    },
    "order.complete": {
      title: "Complete order",
      sees: "The workshop pressed “Complete order”.",
      try: "Nothing: the order is closed.",
    },
    "production.start": {
      title: "Start production",
      sees: "The workshop pressed “Start production”.",
      try: "When it is blocked, wait until “Cooling off until” is over.",
    },
    "production.finish": {
      title: "Finish production",
      sees: "The workshop pressed “Finish production”.",
      try: "When it is blocked, the order has to be “In production” first.",
    },
    "label.attach": {
      title: "Attach label",
      sees: "The workshop pressed “Attach label” and gave carrier and tracking number.",
      try: "When it is blocked, pay or release the order first.",
    },
    "label.void": {
      title: "Void label",
      sees: "The workshop pressed “Void label” and gave a reason.",
      try: "Fix the address if needed; then a new label is attached.",
    },
    "shipment.handOver": {
      title: "Hand over",
      sees: "The workshop pressed “Hand over”: the carrier took the packages.",
      try: "Follow the tracking number from now on.",
    },
    "shipment.deliver": {
      title: "Mark delivered",
      sees: "The workshop pressed “Mark delivered”.",
      try: "Nothing: the packages have arrived.",
    },
    "shipment.return": {
      title: "Mark returned",
      sees: "The workshop pressed “Mark returned” and gave a reason.",
      try: "To send it again, create a new order with “New order”.",
    },
  },
  guards: {
    isAutoHeld: "The store holds what is submitted",
    isPaid: "The order is paid",
    isCooled: "The cooling-off time is over",
    hasNoProblems: "The order has no problems",
    "hasNoProblems and isAutoHeld": "No problems, and the store holds orders",
    isCancelled: "The order is cancelled",
    isDelivered: "The order is delivered",
    isHeldBeforeWork: "It was held before production began",
    isHeldFromPending: "It was held while pending",
    isHeldFromProcessing: "It was held while processing",
    isHeldFromProduction: "It was held while in production",
    isHeldFromReady: "It was held when ready",
    isInProduction: "The order is in production",
    isNotOnHold: "The order is not on hold",
    "isPaid and isCooled": "Paid, and cooling-off is over",
    isPayableWork: "Paid, and processing or in production",
    isProducedAndLabelled: "All is printed and the label attached",
    isReadyToLeave: "All items printed, label attached",
    isReturned: "The order is returned",
    isShipped: "The order is shipped",
  },
  actors: {},
  delays: {},
};
