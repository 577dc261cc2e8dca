import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import type { FlightManifest } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import type { CsvCell } from "../../../../api/csv/write.ts";
import { manifestCsv, type ManifestTable } from "../../../../api/handover/manifest.ts";

/** Maximum bytes of an unpacked manifest, ten times those of one with the maximum number of packages. */
const MAX_BYTES = 64 * 1024 ** 2;

interface StoredManifest extends ManifestTable {
  readonly csv: string;
}

const pack = (stored: StoredManifest): string => gzipSync(JSON.stringify(stored)).toString("base64");

const unpack = (packed: string): StoredManifest =>
  JSON.parse(
    gunzipSync(Buffer.from(packed, "base64"), { maxOutputLength: MAX_BYTES }).toString("utf8"),
  ) as { readonly csv: string; readonly titles: string[]; readonly rows: CsvCell[][] };

export const digestOf = (csv: string): string => createHash("sha256").update(csv).digest("hex");

interface NewManifest {
  /** A new id by default. */
  readonly _id?: string;
  readonly consolidation_id: string;
  readonly table: ManifestTable;
  readonly declared_minor: number;
  readonly currency: string;
  readonly maker: string;
  readonly created_at: number;
}

/** Stores the file itself and its cells for a workbook, so that later builds cannot change a sent manifest. */
export async function insertManifest(
  tx: Writer,
  { table, _id = newId(), ...manifest }: NewManifest,
): Promise<number> {
  const { consolidation_id } = manifest;
  const last = await tx.selectFrom("consolidation_manifests").select("no")
    .where("consolidation_id", "=", consolidation_id).orderBy("no", "desc").limit(1).executeTakeFirst();
  const no = (last?.no ?? 0) + 1;
  const csv = manifestCsv(table);
  await tx.insertInto("consolidation_manifests").values({
    ...manifest,
    _id,
    no,
    lines_count: table.rows.length,
    sha256: digestOf(csv),
    packed: pack({ ...table, csv }),
  }).execute();
  return no;
}

export interface SentManifest extends StoredManifest {
  readonly no: number;
}

export async function sentManifest(reader: Reader, id: string): Promise<SentManifest | null> {
  const row = await reader.selectFrom("consolidation_manifests").select(["no", "packed"])
    .where("consolidation_id", "=", id).orderBy("no", "desc").limit(1).executeTakeFirst();
  return row ? { no: row.no, ...unpack(row.packed) } : null;
}

export async function manifestsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FlightManifest>> {
  const { rows } = await sql<
    FlightManifest & { readonly of_id: string }
  >`select m._id, m.no, m.lines_count, m.sha256,
      m.created_at, coalesce(u.name, '') as maker_name, m.consolidation_id as of_id
    from consolidation_manifests as m left join users as u on u._id = m.maker
    where ${isOneOf("m.consolidation_id", ids)} and not exists (select 1 from consolidation_manifests as later
      where later.consolidation_id = m.consolidation_id and later.no > m.no)`.execute(reader);
  return new Map(rows.map(({ of_id, ...row }) => [of_id, row]));
}
