/** Steps of the order lifecycle that have a step back, for an undo. */
const WAYS_BACK: Readonly<Record<string, string>> = {
  "order.hold": "order.release",
  "order.release": "order.hold",
  "order.requestCancel": "order.refuseCancel",
  "order.refuseCancel": "order.requestCancel",
};

export const wayBack = (event: string): string | undefined => WAYS_BACK[event];
