import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import type { Shelf } from "./store.ts";

const rowAt = (reader: Reader, { location_id, item_id }: Shelf) =>
  reader.selectFrom("stock").select(["_id", "on_hand", "reserved"])
    .where("location_id", "=", location_id).where("item_id", "=", item_id);

export const isCounted = async (reader: Reader, shelf: Shelf): Promise<boolean> =>
  await rowAt(reader, shelf).executeTakeFirst() !== undefined;

export const stockAt = (reader: Reader, shelf: Shelf) => rowAt(reader, shelf).executeTakeFirstOrThrow();

/** Begins to count an item at a location from 0; does nothing if it is counted already. */
export async function beginStock(tx: Writer, { location_id, item_id }: Shelf, at: number): Promise<void> {
  await tx.insertInto("stock").values({
    _id: newId(),
    location_id,
    item_id,
    on_hand: 0,
    reserved: 0,
    low_at: 0,
    low_told_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  }).onConflict((row) => row.columns(["location_id", "item_id"]).doNothing()).execute();
}

export async function reservedLast(reader: Reader, { location_id, item_id }: Shelf, most: number) {
  if (most === 0) return [];
  return await reader.selectFrom("units").select(["_id", "code", "seller_id"])
    .where("blank", "=", "Reserved").where("item_id", "=", item_id).where("location_id", "=", location_id)
    .orderBy("due_at", "desc").orderBy("seq", "desc").limit(most).execute();
}

const BATCH = 500;

const setBlank = (blank: "Short" | "Reserved", from: "Short" | "Reserved") =>
async (
  tx: Writer,
  ids: readonly string[],
  at: number,
): Promise<void> => {
  for (let first = 0; first < ids.length; first += BATCH) {
    await tx.updateTable("units").set({ blank, updated_at: at, version: sql<number>`version + 1` })
      .where(isOneOf("_id", ids.slice(first, first + BATCH))).where("blank", "=", from).execute();
  }
};

export const unreserve = setBlank("Short", "Reserved");
export const reserve = setBlank("Reserved", "Short");
