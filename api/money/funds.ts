/** `awaiting`: it is paid automatically once there is money. `stopped`: it was to be, and no longer is. */
export const FUNDS_KINDS = ["awaiting", "stopped"] as const;
