/**
 * Stores each attack of hostile.ts in a person's texts, bypassing every input that would refuse it: screens
 * must be harmless for any content of the database.
 */
import type { Bookmark } from "../../../api/desk/bookmarks.ts";
import type { Database } from "../../../server/db/database.ts";
import { HOSTILE, HOSTILE_URLS } from "./hostile.ts";

const TYPES = ["Order", "Item", "Support"] as const;

/** Returns the attack at an index, starting over after the last. */
const at = (place: number): string => HOSTILE[place % HOSTILE.length]!;

/** Shortens a text to the length that a person may write, so that a page of them can be drawn. */
const short = (text: string) => text.slice(0, 300);

export interface PlantResult {
  /** The order whose comments are the attacks. */
  readonly orderId: string;
}

/** @param email person whose notifications and bookmarks are the attacks */
export async function plantHostile(db: Database, email: string): Promise<PlantResult> {
  const { _id: userId } = await db.read.selectFrom("users").select("_id").where("email", "=", email)
    .executeTakeFirstOrThrow();
  const orders = await db.read.selectFrom("orders").select(["_id", "seller_id", "created_at"])
    .orderBy("created_at", "desc").execute();
  const talked = orders[0]!;
  await db.write(async (tx) => {
    for (const [place, { _id }] of orders.entries()) {
      await tx.updateTable("orders").set({
        recipient_name: short(at(place)),
        company: short(at(place + 1)),
        address_line1: short(at(place + 2)),
        city: short(at(place + 3)),
        items_title: short(at(place + 4)),
        note: short(at(place + 5)),
        // The number is unique within a store.
        external_number: `${short(at(place + 6))} ${place}`,
        tracking_number: short(at(place + 7)),
        carrier: short(at(place + 8)),
        email: short(at(place + 9)),
        phone: short(at(place + 10)),
        tags: JSON.stringify([short(at(place + 11))]),
      }).where("_id", "=", _id).execute();
    }
    for (const [place, vector] of HOSTILE.entries()) {
      const [_id, created_at] = [`hostile-${place}`, talked.created_at + place];
      await tx.insertInto("comments").values({
        _id,
        entity: "orders",
        entity_id: talked._id,
        seller_id: talked.seller_id,
        author_id: userId,
        author_name: short(vector),
        author_for: "",
        body: vector,
        visibility: "seller",
        mentions: "[]",
        created_at,
        updated_at: created_at,
        deleted_at: null,
        version: 1,
      }).execute();
      await tx.insertInto("notifications").values({
        _id,
        user_id: userId,
        type: TYPES[place % TYPES.length]!,
        code: short(vector),
        subject: vector,
        content: vector,
        image: at(place + 1),
        referent: vector,
        status: "New",
        created_at,
      }).execute();
    }
    await tx.insertInto("bookmarks").values({
      user_id: userId,
      items: JSON.stringify(
        HOSTILE_URLS.slice(0, 100).map((link, place): Bookmark => ({
          link,
          title: short(at(place)) || "-",
          icon: "",
          color: "primary",
          target: place % 2 === 0 ? "_self" : "_blank",
        })),
      ),
      updated_at: talked.created_at,
    }).execute();
    for (const [place, table] of (["users", "stores", "items", "saved_views"] as const).entries()) {
      const rows = await tx.selectFrom(table).select("_id").execute();
      for (const [row, { _id }] of rows.entries()) {
        const name = short(at(place * 50 + row)) || "-";
        await tx.updateTable(table).set(table === "items" ? { title: name } : { name }).where("_id", "=", _id)
          .execute();
      }
    }
  });
  return { orderId: talked._id };
}
