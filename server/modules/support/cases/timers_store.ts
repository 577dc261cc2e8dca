import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { CasesTable } from "../../../db/tables.ts";

/** The two clocks of a case with their columns. */
export const CLOCKS = {
  decision: { due: "due_at", noticed: "noticed" },
  reply: { due: "reply_due_at", noticed: "reply_noticed" },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** Values of the two columns that record the last warning; 0 before the first. */
const WARNED = 1;
const OVERDUE = 2;

export interface DueRequest {
  readonly clock: ClockName;
  readonly priority: string;
  /** The latest due time to warn of; now or later. */
  readonly until: number;
  readonly now: number;
  readonly most: number;
}

const DUE_COLUMNS = ["_id", "code", "seller_id", "assignee_id"] as const;
export type DueCase = Pick<CasesTable, (typeof DUE_COLUMNS)[number]> & { readonly due: number };

export function dueCases(
  reader: Reader,
  { clock, priority, until, now, most }: DueRequest,
): Promise<DueCase[]> {
  const { due, noticed } = CLOCKS[clock];
  return reader.selectFrom("cases").select(DUE_COLUMNS).select((eb) => eb.ref(due).$notNull().as("due"))
    .where("status", "=", "Processing").where("priority", "=", priority)
    .where((eb) =>
      eb.or([
        eb.and([eb(noticed, "=", 0), eb(due, "<=", until)]),
        eb.and([eb(noticed, "=", WARNED), eb(due, "<=", now)]),
      ])
    )
    .orderBy(due).orderBy("seq").limit(most).execute();
}

export async function keepNoticed(
  tx: Writer,
  clock: ClockName,
  cases: readonly DueCase[],
  now: number,
): Promise<void> {
  const { noticed } = CLOCKS[clock];
  for (const [value, isOver] of [[WARNED, false], [OVERDUE, true]] as const) {
    const ids = cases.filter(({ due }) => (due <= now) === isOver).map(({ _id }) => _id);
    if (ids.length > 0) {
      await tx.updateTable("cases").set({ [noticed]: value }).where(isOneOf("_id", ids)).execute();
    }
  }
}

const WAITING_COLUMNS = ["_id", "code", "seller_id", "status"] as const;
export type WaitingCase = Pick<CasesTable, (typeof WAITING_COLUMNS)[number]>;

const selectWaiting = (reader: Reader, before: number, most: number) =>
  reader.selectFrom("cases").select(WAITING_COLUMNS).where("waiting_since", "<=", before)
    .orderBy("waiting_since").orderBy("seq").limit(most);

export const casesToRemind = (reader: Reader, before: number, most: number): Promise<WaitingCase[]> =>
  selectWaiting(reader, before, most).where("reminded", "=", 0).execute();

export const casesToClose = (reader: Reader, before: number, most: number): Promise<WaitingCase[]> =>
  selectWaiting(reader, before, most).execute();

export const storeReminder = async (tx: Writer, ids: readonly string[]): Promise<void> => {
  await tx.updateTable("cases").set({ reminded: 1 }).where(isOneOf("_id", ids)).execute();
};

/** Returns the agents of sellers: other people whose scope has the seller. */
export async function agentsOf(
  reader: Reader,
  sellers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.selectFrom("scopes").select(["user_id", "seller_id"])
    .where(isOneOf("seller_id", sellers)).whereRef("user_id", "<>", "seller_id").execute();
  return new Map(
    [...Map.groupBy(rows, ({ seller_id }) => seller_id)].map((
      [seller, some],
    ) => [seller, some.map(({ user_id }) => user_id)]),
  );
}

const TIMED = ["_id", "due_at", "left_s", "reply_due_at", "reply_left_s"] as const;
export type TimedCase = Pick<CasesTable, (typeof TIMED)[number]>;

export const runningCases = (reader: Reader): Promise<TimedCase[]> =>
  reader.selectFrom("cases").select(TIMED)
    .where((eb) => eb.or([eb("due_at", "is not", null), eb("reply_due_at", "is not", null)])).execute();

export async function keepDueTimes(tx: Writer, { _id, due_at, reply_due_at }: TimedCase): Promise<void> {
  await tx.updateTable("cases").set({ due_at, reply_due_at, version: sql`version + 1` })
    .where("_id", "=", _id).execute();
}
