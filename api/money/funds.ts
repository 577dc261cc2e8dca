/** `awaiting`: the order is paid automatically once there is money. `stopped`: the system gave that up. */
export const FUNDS_KINDS = ["awaiting", "stopped"] as const;
