/** Reads the orders and earlier pages that match the numbers or pictures of many pages at once. */
import { valuesOf } from "../../../../api/shipping/label_pages/findings.ts";
import type { Evidence } from "../../../../api/shipping/label_pages/findings.ts";
import {
  numberOn,
  type PageRecords,
  type PlatformOrder,
} from "../../../../api/shipping/label_pages/verdict.ts";
import type { Reader } from "../../../db/database.ts";
import type { Scope } from "../../../scope.ts";
import { platformOrders } from "./platform_orders_store.ts";
import { type EarlierPage, earlierPages } from "./store.ts";

export interface PageSeen {
  readonly digest: string;
  readonly evidence: readonly Evidence[];
  /** The id of a stored page, so that the page is not compared with itself. */
  readonly _id?: string;
}

export class PageLookup {
  readonly #byRef: ReadonlyMap<string, readonly PlatformOrder[]>;
  readonly #byNumber: ReadonlyMap<string, readonly PlatformOrder[]>;
  readonly #earlier: EarlierPage[];

  private constructor(
    byRef: ReadonlyMap<string, readonly PlatformOrder[]>,
    byNumber: ReadonlyMap<string, readonly PlatformOrder[]>,
    earlier: readonly EarlierPage[],
  ) {
    this.#byRef = byRef;
    this.#byNumber = byNumber;
    this.#earlier = [...earlier];
  }

  static async read(reader: Reader, scope: Scope, pages: readonly PageSeen[]): Promise<PageLookup> {
    const refs = [...new Set(pages.flatMap(({ evidence }) => valuesOf(evidence, "order")))];
    const numbers = [...new Set(pages.map(({ evidence }) => numberOn(evidence)))];
    const { byRef, byNumber } = await platformOrders(reader, scope, { refs, numbers });
    const orders = [...byRef.values(), ...byNumber.values()].flat().map(({ order_id }) => order_id);
    const digests = [...new Set(pages.map(({ digest }) => digest))];
    const earlier = await earlierPages(reader, scope, { digests, numbers, orders: [...new Set(orders)] });
    return new PageLookup(byRef, byNumber, earlier);
  }

  /** Adds a page, so that later pages of the same step are compared with it. */
  add(page: EarlierPage): void {
    this.#earlier.push(page);
  }

  about({ _id, digest, evidence }: PageSeen): PageRecords {
    const number = numberOn(evidence);
    const others = this.#earlier.filter((each) => each._id !== _id);
    return {
      byRef: this.#byRef,
      byNumber: this.#byNumber,
      samePicture: others.find((each) => each.digest === digest)?._id ?? null,
      sameNumber: number === ""
        ? null
        : others.find(({ tracking_number }) => tracking_number === number)?._id ?? null,
      numbersOfOrder: (order_id) =>
        others.filter((each) => each.order_id === order_id && ["Matched", "Attached"].includes(each.status))
          .map(({ tracking_number }) => tracking_number),
    };
  }
}
