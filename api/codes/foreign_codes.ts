/** Explains a code that a station has no use for: the reason names its kind and the screen that takes it. */
import type { REASONS } from "../reasons.ts";
import type { CodeKind } from "./scan_codes.ts";

const BELONGS: Partial<Readonly<Record<CodeKind, keyof typeof REASONS>>> = {
  order: "orderCode",
  batch: "batchCode",
  package: "atPacking",
  box: "boxCode",
  sscc: "boxCode",
  bin: "binCode",
  operator: "badgeCode",
  tracking: "labelCode",
  policy: "policyCode",
};

export const foreignCodeReason = (kind: CodeKind): keyof typeof REASONS => BELONGS[kind] ?? "notHere";
