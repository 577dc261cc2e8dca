import { sql } from "kysely";
import type { ArtState } from "../../../../api/catalogue/artwork.ts";
import type { ArtFile } from "../../../../api/generated/schema.ts";
import type { ArtFilesTable } from "../../../db/tables.ts";
import { every, isBelow, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { textIn } from "../../../db/search.ts";
import type { Page } from "../../../context.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type ArtFileRow = Readonly<ArtFilesTable>;

export type ArtCheck = Pick<
  ArtFileRow,
  "type" | "w_px" | "h_px" | "alpha" | "semi_ppm" | "bbox" | "state" | "checks"
>;

export const NO_CHECK_RESULT: ArtCheck = {
  type: "",
  w_px: 0,
  h_px: 0,
  alpha: 0,
  semi_ppm: 0,
  bbox: '{"x":0,"y":0,"w":0,"h":0}',
  state: "Checking" satisfies ArtState,
  checks: "[]",
};

export const artFileView = (row: ArtFileRow): ArtFile => {
  const { _id, seller_id, name, type, bytes, w_px, h_px, semi_ppm, state, created_at } = row;
  return {
    _id,
    seller_id,
    name,
    type,
    bytes,
    w_px,
    h_px,
    alpha: row.alpha === 1,
    semi_ppm,
    bbox: JSON.parse(row.bbox) as ArtFile["bbox"],
    state,
    checks: JSON.parse(row.checks) as string[],
    created_at,
  };
};

/** Returns a file within a scope; another seller's file is not found, like one that never existed. */
export async function artFileOf(reader: Reader, scope: Scope, id: string): Promise<ArtFileRow | undefined> {
  return (await artFilesById(reader, scope, [id])).get(id);
}

export async function artFilesById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, ArtFileRow>> {
  const rows = await reader.selectFrom("art_files").selectAll().where(isOneOf("_id", ids)).where(
    inScope(scope),
  )
    .execute();
  return new Map(rows.map((row) => [row._id, row]));
}

export async function artFileByDigest(
  reader: Reader,
  { seller_id, sha256 }: Pick<ArtFileRow, "seller_id" | "sha256">,
): Promise<ArtFileRow | undefined> {
  return await reader.selectFrom("art_files").selectAll().where("seller_id", "=", seller_id)
    .where("sha256", "=", sha256).executeTakeFirst();
}

/** Returns a seller's files that can be placed, the newest first. */
export async function readyFilesOf(
  reader: Reader,
  scope: Scope,
  sellerId: string,
  { search, page, perPage }: Page & { readonly search: string },
): Promise<ArtFileRow[]> {
  const where = every([
    sql<boolean>`r.seller_id = ${sellerId} and r.state = 'Ready'`,
    inScope(scope, "r.seller_id"),
    textIn(["r.name"], search),
  ]);
  const { rows } = await sql<ArtFileRow>`select r.* from art_files as r where ${where}
    order by r.created_at desc, r._id limit ${perPage} offset ${(page - 1) * perPage}`.execute(reader);
  return rows;
}

export async function insertArtFile(tx: Writer, row: ArtFileRow): Promise<void> {
  await tx.insertInto("art_files").values(row).execute();
}

export async function keepChecked(tx: Writer, id: string, checked: ArtCheck, at: number): Promise<void> {
  await tx.updateTable("art_files").set({ ...checked, updated_at: at }).where("_id", "=", id)
    .where("state", "=", "Checking").execute();
}

/** Keeps a file that was sent again as long as a new one, so that it is there when it is placed. */
export async function renewArtFile(tx: Writer, id: string, at: number): Promise<void> {
  await tx.updateTable("art_files").set({ updated_at: at }).where("_id", "=", id).execute();
}

/** Deletes a refused file, so that the same bytes can be checked again. */
export async function forgetRefused(tx: Writer, id: string): Promise<void> {
  await tx.deleteFrom("art_files").where("_id", "=", id).where("state", "=", "Refused").execute();
}

/** Returns files that were uploaded but not checked, because the server stopped in between. */
interface UncheckedPage {
  /** Only files that were sent before this time. */
  readonly before: number;
  /** The id of the last file of the page before; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

export async function uncheckedFiles(
  reader: Reader,
  { before, after, limit }: UncheckedPage,
): Promise<ArtFileRow[]> {
  return await reader.selectFrom("art_files").selectAll().where("state", "=", "Checking")
    .where(isBelow("created_at", before)).where("_id", ">", after).orderBy("_id").limit(limit).execute();
}

/** Deletes the rows of old files without a placement. Returns the ids of files whose bytes are to be removed. */
export async function forgetUnplaced(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("art_files").where(isBelow("created_at", before))
    .where(isBelow("updated_at", before))
    .where(sql<boolean>`not exists (select 1 from placements as p where p.file_id = art_files._id)`)
    .returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

export async function storedArt(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("art_files").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map(({ _id }) => _id));
}
