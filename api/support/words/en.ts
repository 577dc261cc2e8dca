export const reasons = {
  hasLines: "Choose the garments that the case is about.",
  isDescribed: "Describe what happened.",
  hasEvidence: "Add a photo or video of every affected garment.",
  isInWindow:
    "The time limit for this reason has passed. Staff can still accept the case with an explanation.",
  isNormal: "Its priority is already high.",
  isHigh: "Its priority is already normal.",
  isAnswered: "Write your answer below.",
  isDecided: "Each line needs an outcome. If nothing is replaced or refunded, reject the case.",
  isHandedOver: "It has not been shipped yet. Reject it at its station.",
  isBack: "The goods have not come back. Choose a reprint.",
  isFreeLine: "It was already replaced or refunded.",
  refundFits: "Enter a smaller refund: this is more than is left of the charge.",
  isWithinLimit: "A refund above the limit needs an administrator.",
  hasNoRemedy: "A remedy is still under way. Wait until it is finished.",
  decidedAlready: "Somebody else has already decided. Reload the case.",
  isRecent: "It ended more than 7 days ago. Open a new case.",
  isReopenable: "It was already reopened twice. Open a new case.",
  isMergeable: "The other case must be open, of the same seller, and not merged into this one.",
  hasBoughtLabel:
    "Its package has no label that was bought here. If the order has several packages, choose one when you open the case.",
  isUnclaimed: "A carrier claim for this package is already open or credited.",
  isClaimInTime: "The carrier no longer takes a claim for this package.",
  caseSent: "The case was already sent. Write in its conversation instead.",
  evidenceKept: "The evidence of a case that was sent stays as it is. Write below instead.",
  caseIsTarget: "Another case was merged into it.",
} as const;

export const notices = {
  caseInprocess: { subject: "{code}: Decided", content: "It is decided, and a remedy is under way." },
  caseResolved: { subject: "{code}: Resolved", content: "It is resolved." },
  caseRejected: { subject: "{code}: Rejected", content: "It was rejected." },
  caseAsked: { subject: "{code}: Waiting for the seller", content: "We need an answer from you." },
  caseAnswered: { subject: "{code}: Answered by the seller", content: "The seller has answered." },
  caseReplyOverdue: { subject: "{code} is overdue", content: "The first reply is overdue." },
  caseReplyDue: {
    subject: "{code} is due soon",
    content: "The first reply is due soon: a quarter of the time is left.",
  },
  caseDecisionOverdue: { subject: "{code} is overdue", content: "The decision is overdue." },
  caseDecisionDue: {
    subject: "{code} is due soon",
    content: "The decision is due soon: a quarter of the time is left.",
  },
  caseWaits: {
    subject: "{code} is waiting for your answer",
    content: "Without an answer, it is closed in {days} days.",
  },
  caseCloses: {
    subject: "{code} will be closed soon",
    content: "Without an answer, it is closed in {days} days.",
  },
  caseMentions: { subject: "{count} comments on cases mention you", content: "{lines}" },
  casesAnswered: { subject: "{count} of your cases were answered", content: "{lines}" },
  casesDecided: { subject: "{count} of your cases were decided", content: "{lines}" },
  casesDue: { subject: "{count} cases are due or waiting for you", content: "{lines}" },
} as const;
