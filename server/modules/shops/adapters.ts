/** The platforms that a store can be connected to. Each adapter's module registers its adapter. Source: ADR 113. */
import { defineKinds } from "../../kinds.ts";
import type { BroughtKinds } from "../../kinds.ts";
import type { ShopAdapter } from "./port.ts";

const kinds = defineKinds<{ readonly kind: string; readonly adapter: ShopAdapter }>("a shop");

export const shopAdapters = {
  bring: (adapter: ShopAdapter): BroughtKinds => kinds.bring({ kind: adapter.platform, adapter }),
  /** @throws {Error} if no module registers the platform */
  get: (platform: string): ShopAdapter => kinds.get(platform).adapter,
  all: (): readonly ShopAdapter[] => kinds.all().map(({ adapter }) => adapter),
};
