/** Reads and moves the claims of cases against carriers, and reads the labels that a claim can be for. */
import { sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { CaseClaim } from "../../../../api/generated/schema.ts";
import { deadlineOf } from "../../../../api/handover/postage_requests.ts";
import { isNoneOf, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import type { CaseRow } from "./store.ts";

/** Statuses of a claim that exclude another claim for the same label. */
const CLAIMED = ["Pending", "Submitted", "Accepted", "Credited"] as const;

export interface ClaimLabel {
  readonly label_id: string;
  readonly isClaimed: boolean;
  /** The last time at which the carrier accepts a claim, in unix seconds. */
  readonly until: number;
}

interface LabelSeen {
  readonly _id: string;
  readonly package_id: string;
  readonly order_id: string | null;
  readonly carrier: string;
  readonly bought_at: number;
  readonly claimed: number | string;
}

/** Returns the bought label of each case's package; none if the order has several packages and the case names none. */
export async function claimLabels(
  reader: Reader,
  rows: readonly Pick<CaseRow, "_id" | "order_id" | "package_id">[],
): Promise<ReadonlyMap<string, ClaimLabel>> {
  const packages = rows.flatMap(({ package_id }) => package_id ?? []);
  const orders = rows.flatMap(({ package_id, order_id }) => package_id === null ? order_id ?? [] : []);
  if (packages.length + orders.length === 0) return new Map();
  const concerned = [
    ...packages.length > 0
      ? [sql`select _id as package_id, null as order_id from packages where ${isOneOf("_id", packages)}`]
      : [],
    ...orders.length > 0
      ? [sql`select package_id, order_id from package_orders where ${isOneOf("order_id", orders)}`]
      : [],
  ];
  // SQLite keeps the order of a cross join; with another join it reads all labels.
  const { rows: labels } = await sql<
    LabelSeen
  >`select l._id, l.package_id, po.order_id, l.carrier, l.bought_at,
      (select count(*) from postage_requests as q where q.label_id = l._id and q.kind = 'claim'
        and ${isOneOf("q.status", CLAIMED)}) as claimed
    from (${sql.join(concerned, sql` union all `)}) as po
    cross join labels as l
    where l.package_id = po.package_id and l.status = 'Live' and ${isNoneOf("l.provider", ["upload"])}
    order by l.bought_at, l._id`.execute(reader);
  return new Map(rows.flatMap(({ _id, package_id, order_id }) => {
    const its = labels.filter((label) =>
      package_id === null ? label.order_id === order_id : label.package_id === package_id
    );
    const [label, ...others] = its;
    if (!label || others.some((other) => other.package_id !== label.package_id)) return [];
    return [
      [_id, {
        label_id: label._id,
        isClaimed: Number(label.claimed) > 0,
        until: deadlineOf("claim", label.carrier, label.bought_at),
      }] as const,
    ];
  }));
}

/** Returns claims only to staff: sellers do not see them. */
export const claimsOfCases: Load<readonly CaseClaim[]> = async (reader, _scope, caseIds, context) => {
  if (!context || isSeller(context.session.person)) return new Map();
  const rows = await reader.selectFrom("postage_requests").select(["_id", "code", "status", "case_id"])
    .where(isOneOf("case_id", caseIds)).where("kind", "=", "claim").orderBy("seq").execute();
  return new Map(
    [...groupRows(rows, ({ case_id }) => case_id ?? "")].map(([id, claims]) => [
      id,
      claims.map(({ _id, code, status }) => ({ _id, code, status })),
    ]),
  );
};

export async function moveClaims(tx: Writer, from: string, into: string): Promise<void> {
  await tx.updateTable("postage_requests").set({ case_id: into }).where("case_id", "=", from).execute();
}
