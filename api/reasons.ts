/**
 * Why the order machine refuses, in English. Keys are the machine's guard names and a few reasons of ours;
 * the client shows its locale's words for the same code, and a test keeps the English equal.
 */
export const REASONS = {
  hasNoProblems: "The order has problems that need mending first.",
  isPaid: "The order is not paid yet.",
  isPayableWork: "A label needs a paid order that is processing or in production.",
  isReadyToLeave: "Every item must be printed and the label attached.",
  isInProduction: "The order is not in production.",
  isNotOnHold: "The order is on hold; release it first.",
  isHeldBeforeWork: "Production has begun; release the order and request its cancellation.",
  isHeldFromPending: "The order was not held while pending.",
  isHeldFromProcessing: "The order was not held while processing.",
  isHeldFromProduction: "The order was not held while in production.",
  isHeldFromReady: "The order was not held while ready.",
  wrongState: "The order is not in a state that allows this.",
  notYours: "Your role may not do this.",
  notFound: "There is no such order.",
  insufficientBalance: "The balance does not cover the order's total.",
  reasonNeeded: "A reason is needed.",
  trackingNeeded: "A tracking number is needed.",
  linesClosed: "The items and the number can no longer be changed.",
  addressClosed: "The address can no longer be changed.",
  badDate: "The date is not a day written as DD-MM-YYYY, or it lies in the past.",
  hasFailedRows: "No row failed: there is nothing to do again.",
  isRepeatable: "What the job needs is gone: begin a new one.",
  isUndoable: "There is nothing of this job that can be undone.",
  changedSince: "It was changed after the job.",
  labelExists: "A label exists already; void it first.",
  orderClosed: "The order is closed.",
  tooManyTags: "An order has 20 tags at most.",
  personLocked: "The account of the person who asked is locked.",
} as const;
export type ReasonCode = keyof typeof REASONS;
