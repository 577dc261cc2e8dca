/** What a record has beside its facts, by its resource: one line each. */
import { type ComponentType, lazy } from "react";
import type { PartProps } from "../view_props.ts";

export const RECORD_PARTS: Readonly<Record<string, readonly ComponentType<PartProps>[]>> = {
  stores: [lazy(() => import("../../stores/sku_map.tsx"))],
};
