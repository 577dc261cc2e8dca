/** Defines the port of orders to the workshop, which makes their units and depends on orders. */
import type { Blank } from "../../../../api/catalogue/stock.ts";
import type { PrintedOrder } from "../../../../api/money/production_costs.ts";
import type { UnitProgress } from "../../../../machines/lifecycles/orders/order_facts.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Change } from "../../../events/outbox.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";

export interface UnitLine {
  readonly _id: string;
  readonly order_id: string;
  readonly seller_id: string;
  readonly item_id: string | null;
  readonly sku: string;
  readonly quantity: number;
  readonly first: string;
  /** `Short` if blanks of the item are counted, because they are allotted after the commit. */
  readonly blank: Blank;
  /** Garments of the returns shelf that are sent again; left out if all garments are made. */
  readonly reused?: readonly { readonly unit_id: string; readonly item_id: string | null }[];
}

export interface NewUnits {
  readonly order_code: string;
  readonly location_id: string;
  readonly package_id: string;
  readonly due_at: number;
  readonly rush: number;
}

export interface DroppedUnit {
  readonly _id: string;
  readonly package_id: string | null;
}

export interface OrderedUnit extends DroppedUnit, UnitProgress {
  readonly code: string;
  readonly order_line_id: string;
  readonly package_status: string | null;
  /** Above 0 if the unit's package is on a manifest that the post has. */
  readonly package_sent: number | string;
}

export interface MakingPort {
  readonly makeUnits: (
    tx: Writer,
    lines: readonly UnitLine[],
    made: NewUnits,
    at: number,
  ) => Promise<readonly string[]>;
  readonly unitsById: (
    reader: Reader,
    scope: Scope,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, OrderedUnit>>;
  readonly unitIdsOf: (
    reader: Reader,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly countLiveUnitsByLine: (reader: Reader, orderId: string) => Promise<ReadonlyMap<string, number>>;
  /** Posts the production costs of the garments the first time that an order is printed. */
  readonly bookProduction: (
    tx: Writer,
    order: PrintedOrder,
    step: { readonly stamp: AuditStamp; readonly event: string },
  ) => Promise<void>;
  readonly unitsChanged: (
    seller: { readonly seller_id: string },
    ids: readonly string[],
  ) => readonly Change[];
  readonly setRushOfUnits: (tx: Writer, orderId: string, isRushed: boolean) => Promise<void>;
}

export const makingPort = definePort<MakingPort>("making of orders");
