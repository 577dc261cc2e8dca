/** Matches each line with the newest label of its number that was bought before the line's time. */
import { sql } from "kysely";
import type { PostageEntry } from "../../../../api/csv/postage_table.ts";
import {
  type BilledLabel,
  judgeLine,
  type Judgement,
  MATCH_SECONDS,
  type PostageFinding,
  type PostageProvider,
} from "../../../../api/handover/postage.ts";
import { costPartyOf } from "../../shipping/labels/store.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";

export interface MatchedLabel extends BilledLabel {
  readonly _id: string;
  readonly package_id: string;
  readonly number: string;
  readonly provider_ref: string;
  /** The seller's charge for the label; null if there was none. */
  readonly charged_minor: number | null;
}

export interface MatchedLine {
  readonly entry: PostageEntry;
  readonly label: MatchedLabel | null;
  readonly judgement: Judgement;
}

interface LabelRow extends Omit<MatchedLabel, "biller" | "scanned" | "charged_minor"> {
  readonly provider: string;
  readonly biller: string;
  readonly scanned: number;
  readonly price_minor: number;
  readonly charge_txn_id: string | null;
}

async function labelsWith(reader: Reader, numbers: readonly string[], refs: readonly string[]) {
  const { rows } = await sql<
    LabelRow
  >`select l._id, l.package_id, l.number, l.provider_ref, l.provider, l.biller,
      l.status, l.cost_minor, l.cost_currency, l.bought_at, l.price_minor, l.charge_txn_id,
      case when exists (select 1 from track_events as e where e.label_id = l._id
        and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) then 1 else 0 end as scanned
    from labels as l where l._id in (select _id from labels where ${isOneOf("number", numbers)}
      union select _id from labels where provider_ref <> '' and ${isOneOf("provider_ref", refs)})`.execute(
    reader,
  );
  return rows.map(({ provider, biller, scanned, price_minor, charge_txn_id, ...label }): MatchedLabel => ({
    ...label,
    biller: costPartyOf({ biller, provider }),
    scanned: Number(scanned) === 1,
    charged_minor: charge_txn_id === null ? null : price_minor,
  }));
}

interface EarlierLine {
  readonly label_id: string;
  readonly line_type: string;
  readonly amount_minor: number;
}

/** Returns lines of earlier files, without those of voided invoices and repeated ones. */
async function linesOf(reader: Reader, labels: readonly string[]): Promise<EarlierLine[]> {
  const { rows } = await sql<
    EarlierLine
  >`select k.label_id, k.line_type, k.amount_minor from postage_lines as k
    join postage_invoices as i on i._id = k.invoice_id where ${isOneOf("k.label_id", labels)}
    and k.bucket not in ('duplicate', 'info') and i.status <> 'Void'`.execute(reader);
  return rows;
}

const textsIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(Boolean))];

interface Matching {
  readonly provider: PostageProvider;
  readonly currency: string;
  readonly now: number;
}

/** Judges lines in their order, so that a line is compared with earlier lines of the same batch too. */
export async function matchLines(
  reader: Reader,
  entries: readonly PostageEntry[],
  matching: Matching,
): Promise<readonly MatchedLine[]> {
  const found = await labelsWith(
    reader,
    textsIn(entries.map(({ tracking }) => tracking)),
    textsIn(entries.map(({ ref, tracking }) => tracking === "" ? ref : "")),
  );
  const byNumber = groupRows(found, ({ number }) => number);
  const byRef = groupRows(found, ({ provider_ref }) => provider_ref);
  const earlier = new Set<string>();
  for (const { label_id, line_type, amount_minor } of await linesOf(reader, found.map(({ _id }) => _id))) {
    remember(earlier, label_id, line_type, amount_minor);
  }
  return entries.map((entry) => {
    const { tracking, ref, type, amount_minor, at } = entry;
    const named = (tracking === "" ? ref === "" ? undefined : byRef.get(ref) : byNumber.get(tracking)) ?? [];
    const label = newestBefore(named, at);
    const judgement = judgeLine(entry, label, {
      ...matching,
      isRepeated: label !== null && earlier.has(`${label._id} ${type} ${amount_minor}`),
      isPrinted: label !== null && earlier.has(`${label._id} print`),
      missing: missing(entry, named),
    });
    const counts = judgement.bucket !== "duplicate" && judgement.bucket !== "info";
    if (label && counts) remember(earlier, label._id, type, amount_minor);
    return { entry, label, judgement };
  });
}

function remember(earlier: Set<string>, label: string, type: string, amount: number): void {
  earlier.add(`${label} ${type} ${amount}`);
  if (type === "print" && amount > 0) earlier.add(`${label} print`);
}

/** Carriers reuse a number after some years, so the newest label that was bought before the line counts. */
function newestBefore(labels: readonly MatchedLabel[], at: number): MatchedLabel | null {
  const before = labels.filter(({ bought_at }) => bought_at <= at + MATCH_SECONDS);
  return before.toSorted((one, other) =>
    other.bought_at - one.bought_at || (one._id < other._id ? 1 : -1)
  )[0] ??
    null;
}

function missing({ tracking, ref }: PostageEntry, named: readonly MatchedLabel[]): PostageFinding {
  if (named.length > 0) return "boughtLater";
  return tracking === "" && ref === "" ? "noNumber" : "noLabel";
}
