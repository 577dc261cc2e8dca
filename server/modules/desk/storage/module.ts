import { isSeller } from "../../../../api/access.ts";
import type { FileUse, User } from "../../../../api/generated/schema.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { batchRowField } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Module } from "../../../module.ts";
import { bytesOfOwners } from "../../../files/records_store.ts";
import type { StorageTrouble } from "../../../files/store.ts";
import { notifyStaff } from "../notification_settings/notify.ts";

const NOTICES = {
  low: { key: "storageLow", args: {} },
  full: { key: "storageFull", args: {} },
  damaged: { key: "storageDamaged", args: {} },
} as const satisfies Readonly<Record<StorageTrouble, NoticeWords>>;

const notifyOfTrouble = (tx: Writer, trouble: StorageTrouble, at: number): Promise<void> =>
  notifyStaff(tx, "storage.trouble", [{ code: "", referent: "/", words: NOTICES[trouble] }], at);

type Row = Pick<User, "_id" | "role"> & { readonly scope?: readonly string[] | null };

/** Returns the used bytes and the quota of sellers; other people have no quota. */
async function filesOfPeople(
  reader: Reader,
  rows: readonly Row[],
  { settings }: AuthorizedContext,
): Promise<Map<string, FileUse>> {
  const sellers = rows.filter(({ _id, role, scope = null }) =>
    isSeller({ _id, role, scope, groups: [], permission: [] })
  ).map(({ _id }) => _id);
  const bytes = await bytesOfOwners(reader, sellers);
  const most_bytes = settings.storage?.sellerBytes ?? 0;
  return new Map(sellers.map((id) => [id, { bytes: bytes.get(id) ?? 0, most_bytes }]));
}

export const storage: Module = {
  fields: { User: { files: batchRowField<Row, FileUse | null>(filesOfPeople, null) } },
  onStorageTrouble: notifyOfTrouble,
};
