/** Writes changed texts and lines of an order, with the columns derived from them. */
import type { OrderTextField } from "../../../../api/orders/order_texts.ts";
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { copySkuPlacements, deleteInvalidPlacements } from "../../catalogue/artwork/placements_store.ts";
import { itemsById, itemsOfStore, levelOfSeller } from "../../catalogue/items/store.ts";
import { changesOf } from "./changes.ts";
import {
  deriveOrder,
  type LineDraft,
  type PricedLine,
  pricedLine,
  repricedLine,
  type SourceLine,
} from "./draft.ts";
import { findGapsUntilPaid } from "./order_gaps_store.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { type OrderPatch, replaceLines, updateOrder } from "./store.ts";

export type LineWithId = PricedLine & { readonly _id: string };

export interface OrderRewrite {
  readonly words: Partial<Record<OrderTextField, string>>;
  readonly lines: readonly LineWithId[] | null;
  readonly more?: OrderPatch;
}

/** A line of the order after a change; with `line_id` it exists already, and keeps its id. */
export interface RewrittenLine extends SourceLine {
  readonly line_id?: string | undefined;
  /** True if a person changed the line: an item in place of an unknown SKU is then the item that the SKU means. */
  readonly isTyped?: boolean;
}

export async function rewrittenLines(
  tx: Writer,
  row: OrderRow,
  before: readonly LineRow[],
  lines: readonly RewrittenLine[],
  at: number,
): Promise<readonly LineWithId[]> {
  const items = await itemsOfStore(tx, row, lines.map(({ sku }) => sku), at);
  const known = await itemsById(
    tx,
    before.flatMap(({ item_id }) => item_id ?? []),
    await levelOfSeller(tx, row.seller_id, at),
  );
  return lines.map(({ line_id, isTyped = false, ...line }) => {
    const previous = before.find(({ _id }) => _id === line_id);
    // An unchanged line keeps its item, also if the SKU of the item was changed since.
    const kept = previous?.sku === line.sku ? known.get(previous.item_id ?? "") : undefined;
    const item = kept ?? items.get(line.sku);
    const { declared_minor = null, declared_currency = "" } = line;
    const isFixed = isTyped && previous?.item_id === null && item !== undefined;
    return previous && (previous.sku === line.sku || isFixed)
      ? {
        ...repricedLine(previous, line.quantity, item, row.currency),
        ...declared_minor !== null && { declared_minor, declared_currency },
        _id: previous._id,
      }
      : { ...pricedLine(line, item, row.currency), _id: line_id ?? newId() };
  });
}

/** The caller has checked that the parts may change. @returns the changes for the audit; empty if nothing differs */
export async function rewriteOrder(
  tx: Writer,
  row: OrderRow,
  before: readonly LineRow[],
  { words, lines, more = {} }: OrderRewrite,
  at: number,
): Promise<AuditEntry["changes"]> {
  const drafts = lines && !isSame(lines, before) ? lines : null;
  if (drafts) {
    const fresh = drafts.map((draft, position) => ({
      ...draft,
      position,
      order_id: row._id,
      seller_id: row.seller_id,
    }));
    await replaceLines(tx, row._id, fresh);
    await deleteInvalidPlacements(tx, before.map(({ _id }) => _id));
    await copySkuPlacements(tx, row.store_id, fresh, at);
  }
  const next = { ...row, ...words, ...more };
  const own = drafts ?? before;
  const patch: OrderPatch = {
    ...words,
    ...deriveOrder(next, own, await findGapsUntilPaid({ tx }, next, own)),
    ...more,
  };
  const changes = [...changesOf(row, patch), ...drafts ? [lineChange(before, drafts)] : []];
  if (changes.length > 0) await updateOrder(tx, row, patch, at);
  return changes;
}

export const isSame = (drafts: readonly LineWithId[], lines: readonly LineRow[]): boolean =>
  drafts.length === lines.length && drafts.every((draft, index) => {
    const line = lines[index];
    return line !== undefined && draft._id === line._id && draft.sku === line.sku &&
      draft.quantity === line.quantity && draft.total_minor === line.total_minor &&
      draft.declared_minor === line.declared_minor &&
      draft.declared_currency === line.declared_currency && draft.item_id === line.item_id;
  });

const lineText = (lines: readonly LineDraft[]): string =>
  lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(", ");

const lineChange = (before: readonly LineDraft[], after: readonly LineDraft[]) => ({
  field: "lines",
  before: lineText(before),
  after: lineText(after),
});
