/** Scans of boxes in transit, from a gateway's station or a forwarder's file. */

export const GATEWAY_KINDS = ["received", "scanned"] as const;
export type GatewayKind = (typeof GATEWAY_KINDS)[number];
export const isGatewayKind = (text: string): text is GatewayKind =>
  (GATEWAY_KINDS as readonly string[]).includes(text);

/** Maximum number of scans in one file of a forwarder. */
export const MAX_GATEWAY_ROWS = 2_000;
export const MAX_SCAN_PLACE = 80;
