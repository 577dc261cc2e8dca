import { allows, isSeller } from "../../../../api/access.ts";
import type { FileUse, User } from "../../../../api/generated/schema.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import { batchRowField } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Module } from "../../../module.ts";
import { bytesOfOwners } from "../../../files/records_store.ts";
import type { StorageTrouble } from "../../../files/store.ts";
import { notifyPeople } from "../notification_settings/notify.ts";
import { activePeople, staffIds } from "../../people/session/person_store.ts";

const TROUBLE = "storage.trouble";

const NOTICES = {
  low: { key: "storageLow", args: {} },
  full: { key: "storageFull", args: {} },
  damaged: { key: "storageDamaged", args: {} },
} as const satisfies Readonly<Record<StorageTrouble, NoticeWords>>;

async function notifyOfTrouble(tx: Writer, trouble: StorageTrouble, at: number): Promise<void> {
  const rule = notificationEventOf(TROUBLE)?.rule;
  if (!rule) return;
  const people = [...(await activePeople(tx, await staffIds(tx))).values()]
    .filter((person) => allows(rule, person));
  const notice = { code: "", referent: "/", words: NOTICES[trouble] };
  await notifyPeople(tx, TROUBLE, people.map(({ _id }) => ({ userId: _id, ...notice })), at);
}

type Row = Pick<User, "_id" | "role"> & { readonly scope?: readonly string[] | null };

/** Only sellers have a quota. */
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
