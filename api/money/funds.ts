/** `awaiting`: the order is paid automatically once there is money. `stopped`: it no longer waits to be paid so. */
export const FUNDS_KINDS = ["awaiting", "stopped"] as const;
