/** Canned replies belong to no seller: the access rules of their root fields restrict them. */
import { sql } from "kysely";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import type { CannedReply } from "../../../../api/generated/schema.ts";
import { allRows } from "../../../db/conditions.ts";
import type { Database } from "../../../db/database.ts";
import { searchAny } from "../../../db/search.ts";
import type { CannedRepliesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type ReplyRow = Readonly<Omit<CannedRepliesTable, "search_text">>;

const FIELDS = sql.raw(`r._id, r.title, r.support_case, r.status, r.body, r.body_de, r.body_fr, r.body_pt,
  r.created_at, r.updated_at, r.version`);

export const repliesList: ListSource<ReplyRow, CannedReply> = {
  table: "canned_replies",
  key: "_id",
  columns: {},
  visible: () => allRows,
  rows: (rows) => sql<ReplyRow>`select ${FIELDS} from ${rows}`,
  wire: (row) => row,
};

/** Searches replies without an index, because there are few. */
export const repliesFound = (text: string, { read, engine }: Database) =>
  read.selectFrom("canned_replies").select(["_id", "title", "status"])
    .where(searchAny(engine, { table: null, numbers: [] }, [text]))
    .orderBy("title").orderBy("_id").limit(RECORDS_LIMIT).execute();
