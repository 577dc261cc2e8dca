import { sql } from "kysely";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { JobsTable, UsersTable } from "../../../db/tables.ts";
import { searchAny, textIn } from "../../../db/search.ts";
import { somePeopleWith } from "../../people/users/words_store.ts";
import { visibleJobs } from "../jobs/store.ts";

type FoundJob = Pick<JobsTable, "_id" | "title" | "status" | "kind" | "about" | "total">;

export async function jobsMatching(text: string, context: AuthorizedContext) {
  const query = sql<FoundJob>`select _id, title, status, kind, about, total from jobs as k
    where ${visibleJobs(context)} and ${searchAny(context.db.engine, { table: null, numbers: [] }, [text])}
    order by k.created_at desc, k._id desc limit ${RECORDS_LIMIT}`;
  return (await query.execute(context.db.read)).rows;
}

export type FoundUser = Readonly<Pick<UsersTable, "_id" | "name" | "identity" | "email" | "role">>;

/** Maximum number of people that are read and sorted, since very many may match. */
const MAX_SORTED = 200;

/** Searches accounts. The rule in groups.ts admits only people who may manage accounts. */
export async function usersMatching(text: string, { db }: AuthorizedContext): Promise<readonly FoundUser[]> {
  const query = sql<FoundUser>`select _id, name, identity, email, role from (${
    somePeopleWith(db.engine, text, MAX_SORTED)
  }) as found order by name, _id limit ${RECORDS_LIMIT}`;
  return (await query.execute(db.heavy)).rows;
}

/** Finds a person's notifications; `is_named` says if the text is found without reading their content. */
export function notificationsMatching(text: string, { db, session }: AuthorizedContext) {
  return db.read.selectFrom("notifications").select(["_id", "type", "code", "subject", "referent", "words"])
    .select(textIn(["code", "subject"], text).as("is_named"))
    .where("user_id", "=", session.person._id)
    .where(textIn(["code", "subject", "content"], text))
    .orderBy("created_at", "desc").orderBy("_id", "desc").limit(RECORDS_LIMIT).execute();
}
