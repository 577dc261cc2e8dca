/** Defines what orders need of the workshop that makes their garments, which knows orders. */
import type { Blank } from "../../../../api/catalogue/stock.ts";
import type { MadeUnit } from "../../../../machines/lifecycles/orders/order_facts.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Change } from "../../../events/outbox.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";

/** A line that units are made for. */
export interface UnitLine {
  readonly _id: string;
  readonly order_id: string;
  readonly seller_id: string;
  readonly item_id: string | null;
  readonly sku: string;
  readonly quantity: number;
  /** The step that its garments wait at. */
  readonly first: string;
  /** Short where blanks of its item are counted: they are allotted after the commit. */
  readonly blank: Blank;
}

export interface NewUnits {
  readonly order_code: string;
  readonly location_id: string;
  readonly package_id: string;
  readonly due_at: number;
  readonly rush: number;
}

/** A garment that its order drops, and the package that it is in. */
export interface DroppedUnit {
  readonly _id: string;
  readonly package_id: string | null;
}

/** A garment as its order sees it. */
export interface OrderedUnit extends DroppedUnit, MadeUnit {
  readonly code: string;
  readonly order_line_id: string;
  readonly package_status: string | null;
}

export interface Making {
  /** Makes one waiting unit per piece of every line; returns their ids. */
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
  /** Ids of garments that are not stopped, by order. */
  readonly unitIdsOf: (
    reader: Reader,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The count of an order's garments that are not stopped, by line. */
  readonly liveByLine: (reader: Reader, orderId: string) => Promise<ReadonlyMap<string, number>>;
  /** Reports garments of a seller that are written beside their lifecycle to open lists. */
  readonly unitsChanged: (
    seller: { readonly seller_id: string },
    ids: readonly string[],
  ) => readonly Change[];
  /** Puts the garments of an order before others, or back among them. */
  readonly hurryUnits: (tx: Writer, orderId: string, isRushed: boolean) => Promise<void>;
}

export const making = definePort<Making>("making of orders");
