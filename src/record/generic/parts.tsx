/** What a record has beside its facts, by its resource: one line each. */
import type { ComponentType } from "react";
import { lazily } from "../../lib/lazily.ts";
import type { PartProps } from "../view_props.ts";

export const RECORD_PARTS: Readonly<Record<string, readonly ComponentType<PartProps>[]>> = {
  app_config: [
    lazily(() => import("../../integrations/connection.tsx")),
    lazily(() => import("../../integrations/log.tsx")),
  ],
  stores: [lazily(() => import("../../stores/sku_map.tsx"))],
};
