import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a case",
  purpose: "Takes a seller’s complaint from the first words to a remedy or an answer.",
  states: {
    "Draft": {
      title: "Draft",
      sees: "The case is a “Draft”: the seller has not sent it.",
      try: "Choose the garments, describe what happened, add photos, then press “Send case”.",
    },
    "Processing": {
      title: "Processing",
      sees: "The case is “Processing”: staff have to answer or decide. Its clock is running.",
      try: "Staff ask, decide, resolve or reject it; the seller can withdraw it.",
    },
    "Waiting Seller": {
      title: "Waiting for the seller",
      sees: "Staff asked the seller something. The clock is stopped.",
      try: "The seller writes an answer. Without one the case is closed after 7 days.",
    },
    "Inprocess": {
      title: "Inprocess",
      sees: "It is decided, and a remedy is under way.",
      try: "Wait until its orders are shipped and its refunds are paid.",
    },
    "Resolved": {
      title: "Resolved",
      sees: "The case is “Resolved”: its remedies are done, or an answer was enough.",
      try: "The seller can close it, or reopen it within 7 days.",
    },
    "Rejected": {
      title: "Rejected",
      sees: "The case is “Rejected”, with a reason.",
      try: "Read the reason. The seller can reopen it within 7 days.",
    },
    "Closed": {
      title: "Closed",
      sees: "The case is “Closed”: it can no longer change.",
      try: "Open a new case for anything else.",
    },
  },
  events: {
    "case.submit": {
      title: "Send case",
      sees: "Somebody pressed “Send case”: staff see it, and its clock is running.",
      try: "When it is blocked, read what is missing.",
    },
    "case.assign": {
      title: "Assign",
      sees: "Staff took the case, or gave it to a colleague.",
      try: "Nothing.",
    },
    "case.raise": {
      title: "Raise priority",
      sees: "Staff raised the priority: its shorter times apply, and the time already used still counts.",
      try: "Nothing.",
    },
    "case.lower": {
      title: "Lower priority",
      sees: "Staff lowered the priority: its longer times apply.",
      try: "Nothing.",
    },
    "case.ask": {
      title: "Ask the seller",
      sees: "Staff pressed “Ask the seller” and wrote a question.",
      try: "Wait for the answer.",
    },
    "case.answer": {
      title: "Answer",
      sees: "The seller wrote an answer: the clock runs again.",
      try: "Read the answer.",
    },
    "case.decide": {
      title: "Decide",
      sees: "Staff decided about each line: orders and refunds were created.",
      try: "Wait for them. When it is blocked, read the reason.",
    },
    "case.resolve": {
      title: "Resolve",
      sees: "Staff pressed “Resolve” and wrote an answer that is enough.",
      try: "Read the answer.",
    },
    "case.reject": {
      title: "Reject",
      sees: "Staff pressed “Reject” and gave a reason.",
      try: "Read the reason.",
    },
    "remedies.settle": {
      title: "Remedies ended",
      sees: "An order or a refund of the case has ended.",
      try: "Nothing: this happens by itself.",
    },
    "case.reopen": {
      title: "Reopen",
      sees: "Somebody pressed “Reopen” and said why: the clock starts again.",
      try: "Read why.",
    },
    "case.close": {
      title: "Close",
      sees: "The seller accepted the outcome, or 7 days passed.",
      try: "Nothing: it is done.",
    },
    "case.withdraw": {
      title: "Withdraw",
      sees: "The seller pressed “Withdraw”.",
      try: "Nothing: it is done.",
    },
    "case.merge": {
      title: "Merge",
      sees: "Staff merged the case into another one.",
      try: "Look at the other case: its conversation goes on there.",
    },
    "case.claim": {
      title: "File a carrier claim",
      sees: "Staff claimed the cost of a lost package from its carrier.",
      try: "Another person submits the request under PB Requests.",
    },
  },
  guards: {
    hasLines: "Garments are chosen",
    isDescribed: "It is described",
    hasEvidence: "It has a photo or video",
    isInWindow: "It is in time",
    isNormal: "Its priority is normal",
    isHigh: "Its priority is high",
    isAnswered: "The seller wrote last",
    isDecided: "Each line has an outcome",
    isFreeLine: "Nothing was remedied before",
    isHandedOver: "The goods have left",
    isBack: "The goods are back",
    refundFits: "No refund is too high",
    isWithinLimit: "The sum is within the limit",
    hasNoRemedy: "No remedy is on its way",
    hasFailed: "A remedy failed",
    areRemediesDone: "All remedies are done",
    areRemediesStale: "A remedy has ended",
    isRecent: "It ended a few days ago",
    isReopenable: "It was not reopened twice",
    isMergeable: "The other case can take it",
    hasBoughtLabel: "Its package has a bought label",
    isUnclaimed: "Nobody has claimed it",
    isClaimInTime: "The carrier still takes a claim",
    "hasLines and isDescribed and hasEvidence and isInWindow": "Complete and in time",
    "isDecided and isFreeLine and isHandedOver and isBack and refundFits and isWithinLimit":
      "Decided, free, back, within all limits",
    "isRecent and isReopenable": "A few days ago, not reopened twice",
    "hasNoRemedy and isMergeable": "No remedy, and the other can take it",
    "hasBoughtLabel and isUnclaimed and isClaimInTime": "Bought, unclaimed and in time",
  },
  actors: {},
  delays: {},
};
