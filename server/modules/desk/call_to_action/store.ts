/** Announcements belong to no seller: the rules of their GraphQL root fields decide who sees them. */
import { type Selectable, sql } from "kysely";
import { type CallPhase, callPhase } from "../../../../api/desk/call_to_action.ts";
import type { CallToAction, NoticeGroup } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { CallsToActionTable } from "../../../db/tables.ts";
import { textIn } from "../../../db/search.ts";
import type { ListSource } from "../../../list/source.ts";

export type CallRow = Readonly<Selectable<CallsToActionTable>>;

export type ShownCall = Omit<CallRow, "search_text"> & {
  readonly user_name: string;
  readonly shown: number | string;
  readonly clicked: number | string;
  readonly dismissed: number | string;
};

export const listIn = (json: string): string[] => JSON.parse(json) as string[];

export type CallView = Omit<CallToAction, "timeline">;

export function viewOf(row: ShownCall, { now }: Pick<AuthorizedContext, "now">): CallView {
  const { ends_at: _, user_id: __, ...rest } = row;
  return {
    ...rest,
    phase: callPhase(row, now()),
    roles: listIn(row.roles),
    groups: listIn(row.groups),
    users: listIn(row.users),
    pages: listIn(row.pages),
    shown: Number(row.shown),
    clicked: Number(row.clicked),
    dismissed: Number(row.dismissed),
  };
}

const marked = (what: "shown" | "clicked" | "dismissed") =>
  `(select count(*) from notice_marks as m where m.call_id = r._id and m.${what}_at is not null) as ${what}`;

const FIELDS = sql.raw(
  `r._id, r.title, r.text, r.title_de, r.text_de, r.title_fr, r.text_fr, r.title_pt, r.text_pt,
  r.link, r.status, r.first_day, r.last_day, r.ends_at, r.roles, r.groups, r.users, r.pages, r.user_id,
  r.created_at, r.updated_at, r.version, u.name as user_name,
  ${marked("shown")}, ${marked("clicked")}, ${marked("dismissed")}`,
);
const MAKER = sql.raw("join users as u on u._id = r.user_id");

/** Computes the same phase as `callPhase`, in SQL for the table alias `k`. */
const inPhase = (phase: string, now: number): Condition => {
  const isOver = sql<boolean>`(k.ends_at is not null and k.ends_at <= ${now})`;
  const isLater = sql<boolean>`(k.first_day is not null and k.first_day > ${now})`;
  const conditions: Readonly<Record<CallPhase, Condition>> = {
    off: sql<boolean>`k.status <> 'Active'`,
    over: sql<boolean>`(k.status = 'Active' and ${isOver})`,
    later: sql<boolean>`(k.status = 'Active' and not ${isOver} and ${isLater})`,
    now: sql<boolean>`(k.status = 'Active' and not ${isOver} and not ${isLater})`,
  };
  return conditions[phase as CallPhase];
};

export const callsList: ListSource<ShownCall, CallView> = {
  table: "calls_to_action",
  key: "_id",
  columns: {},
  // The rule of the screen restricts the list to the role root.
  visible: () => allRows,
  conditions: {
    phase: (phases, { now }) =>
      phases.length === 0
        ? null
        : sql<boolean>`(${sql.join(phases.map((each) => inPhase(each, now())), sql` or `)})`,
  },
  rows: (rows) => sql<ShownCall>`select ${FIELDS} from ${rows} ${MAKER}`,
  wire: viewOf,
};

export type CallValues = Omit<
  CallRow,
  "_id" | "user_id" | "search_text" | "created_at" | "updated_at" | "version"
>;

export function activeGroups(reader: Reader): Promise<NoticeGroup[]> {
  return reader.selectFrom("groups").select(["_id", "name"]).where("status", "=", "Active")
    .orderBy(sql`lower(name)`).orderBy("_id").execute();
}

export interface FoundPerson {
  readonly _id: string;
  readonly name: string;
  readonly identity: string;
  readonly role: string;
}

const PERSON = ["_id", "name", "identity", "role"] as const;

export function peopleById(reader: Reader, ids: readonly string[]): Promise<FoundPerson[]> {
  return reader.selectFrom("users").select(PERSON).where(isOneOf("_id", ids))
    .where("deleted_at", "is", null).orderBy(sql`lower(name)`).orderBy("_id").execute();
}

export function peopleNamed(reader: Reader, search: string, limit: number): Promise<FoundPerson[]> {
  return reader.selectFrom("users").select(PERSON).where("deleted_at", "is", null)
    .where(textIn(["name", "identity", "email", "h"], search))
    .orderBy(sql`lower(name)`).orderBy("_id").limit(limit).execute();
}
