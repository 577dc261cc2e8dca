/** Makes two invoices of Pitney Bowes: one is paid, and one in review has lines in every bucket. */
import { createHash } from "node:crypto";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import { lineKeyOf, type PostageEntry } from "../../../api/csv/postage_table.ts";
import { dueOf, owedBy, type PostageType } from "../../../api/handover/postage.ts";
import type { Facts, Kind } from "../../../api/money/legs.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { LabelsTable, PostageInvoicesTable } from "../../db/tables.ts";
import { newLine } from "../../modules/handover/postage_invoices/import_store.ts";
import { PAYMENT_METHOD } from "../../modules/handover/postage_invoices/lifecycle.ts";
import { matchLines } from "../../modules/handover/postage_invoices/match_store.ts";
import { insertRows } from "../bulk.ts";
import { codeMaker, idMaker } from "../ids.ts";
import { OwnLedger } from "../money/own_ledger.ts";
import { seededRandom } from "../random.ts";

const PROVIDER = "pb";
const CURRENCY = "USD";
const REFILL = 15_000;
/** The minimum number of live labels with which every bucket gets a line; with fewer, no invoice is made. */
const MIN_COUNT = 5;

interface Options {
  readonly now: number;
  readonly seed: number;
  readonly idOf: (account: string) => string;
}
type Label = Pick<LabelsTable, "number" | "cost_minor" | "bought_at" | "status">;
type Line = Omit<ReturnType<typeof newLine>, "status"> & { readonly status: string };
type Invoice = Omit<PostageInvoicesTable, "seq">;

interface Billed {
  readonly type: PostageType;
  readonly at: number;
  readonly minor: number;
  readonly tracking?: string;
  readonly state?: PostageEntry["state"];
}

export async function addPostageInvoices(tx: Writer, { now, seed, idOf }: Options): Promise<void> {
  const newId = idMaker(seededRandom(seed + 153));
  const codes = codeMaker("postage_invoices");
  const labels = await tx.selectFrom("labels").select(["number", "cost_minor", "bought_at", "status"])
    .where("biller", "=", PROVIDER).where("cost_currency", "=", CURRENCY).orderBy("bought_at").orderBy("_id")
    .execute();
  const voided = await tx.selectFrom("labels").select(["number", "cost_minor", "bought_at", "status"])
    .where("status", "=", "Voided").where("carrier", "=", "USPS").orderBy("bought_at").executeTakeFirst();
  const live = labels.filter(({ status }) => status === "Live");
  if (live.length < MIN_COUNT) return;
  const ledger = new OwnLedger(newId);
  const writing: Writing = { tx, newId, codes, ledger, idOf, now };
  const half = live.length - Math.max(4, Math.ceil(live.length / 2));
  const [early, late] = [live.slice(0, half), live.slice(half)];
  const end = Math.max(...early.map(({ bought_at }) => bought_at));
  const opened = await addInvoice(writing, {
    name: "pitney-bowes-1.csv",
    entries: entriesOf(firstFile(early), 0),
    at: end + DAY_SECONDS,
    opening: 0,
    isPaid: true,
  });
  await addInvoice(writing, {
    name: "pitney-bowes-2.csv",
    entries: entriesOf(
      secondFile(late, labels.find(({ status }) => status === "Void Asked"), voided, early[0]),
      opened,
    ),
    at: now - 5 * HOUR_SECONDS,
    opening: opened,
    isPaid: false,
  });
  await insertRows(tx, "counters", [{ name: "postage_invoices", next: codes.next }]);
  await ledger.insert(tx);
}

const print = ({ number: tracking, cost_minor, bought_at }: Label, more = 0): Billed => ({
  type: "print",
  at: bought_at + 60,
  minor: cost_minor + more,
  tracking,
});

function firstFile(labels: readonly Label[]): readonly Billed[] {
  const [start] = labels;
  const at = (start?.bought_at ?? 0) - HOUR_SECONDS;
  const adjusted = labels.at(-1);
  return [
    { type: "fund", at, minor: REFILL },
    ...labels.map((label, place) => print(label, place === 2 ? 3 : 0)),
    ...adjusted
      ? [{
        ...print(adjusted),
        type: "apv_under" as const,
        minor: 118,
        at: adjusted.bought_at + HOUR_SECONDS,
      }]
      : [],
    ...start ? [{ ...print(start), type: "apv_dispute" as const, minor: 80, at: at + 2 * DAY_SECONDS }] : [],
    { type: "fee", at: (adjusted?.bought_at ?? at) + 2 * HOUR_SECONDS, minor: 250 },
  ];
}

/** Returns lines for every bucket. */
function secondFile(
  labels: readonly Label[],
  asked: Label | undefined,
  voided: Label | undefined,
  earlier: Label | undefined,
): readonly Billed[] {
  const [one, two, three] = labels;
  const last = labels.at(-1)?.bought_at ?? 0;
  return [
    ...labels.map((label, place) => print(label, [0, 135, -62, 240][place] ?? 0)),
    ...one ? [{ ...print(one), at: one.bought_at + HOUR_SECONDS }] : [],
    ...two ? [{ ...print(two), type: "apv_over" as const, minor: 45, at: last + HOUR_SECONDS }] : [],
    ...earlier
      ? [{ ...print(earlier), type: "apv_under" as const, minor: 164, at: last + HOUR_SECONDS }]
      : [],
    ...three
      ? [{ ...print(three), type: "apv_dispute" as const, minor: 75, at: last + 2 * HOUR_SECONDS }]
      : [],
    ...voided ? [{ ...print(voided), minor: 388, at: last + 2 * HOUR_SECONDS }] : [],
    ...asked
      ? [{
        ...print(asked),
        type: "refund" as const,
        state: "requested" as const,
        at: last + 3 * HOUR_SECONDS,
      }]
      : [],
    { type: "print", at: last + 3 * HOUR_SECONDS, minor: 412, tracking: "9400100000000000004121" },
    { type: "credit", at: last + 4 * HOUR_SECONDS, minor: 300 },
    { type: "fund", at: last + 4 * HOUR_SECONDS, minor: REFILL },
    { type: "fee", at: last + 5 * HOUR_SECONDS, minor: 250 },
  ];
}

/** Sorts the lines by time, and computes the provider's balance after each. */
function entriesOf(billed: readonly Billed[], opening: number): readonly PostageEntry[] {
  let owed = opening;
  return billed.toSorted((one, other) => one.at - other.at).map(
    ({ type, at, minor, tracking = "", state = "" }, place): PostageEntry => {
      const amount_minor = owedBy(type, minor);
      if (state === "") owed += amount_minor;
      return {
        ...{ line: place + 2, at, type, state, tracking, amount_minor, balance_minor: 0 - owed },
        ref: `44397664_${(at * 7 + place).toString(16)}`,
      };
    },
  );
}

interface Writing {
  readonly tx: Writer;
  readonly newId: (at: number) => string;
  readonly codes: ReturnType<typeof codeMaker>;
  readonly ledger: OwnLedger;
  readonly idOf: Options["idOf"];
  readonly now: number;
}

interface Story {
  readonly name: string;
  readonly entries: readonly PostageEntry[];
  readonly at: number;
  readonly opening: number;
  readonly isPaid: boolean;
}

/** Decisions in the second invoice, by the differences of its lines; the others are undecided. */
const DECISIONS: readonly (readonly [diff: number, status: string])[] = [
  [135, "Passed"],
  [-62, "Accepted"],
  [240, "Disputed"],
];

/** Inserts an invoice; returns the debt to the provider after its last line. */
async function addInvoice({ tx, newId, codes, ledger, idOf, now }: Writing, story: Story): Promise<number> {
  const { name, entries, at, opening, isPaid } = story;
  const _id = newId(at);
  const code = codes.take();
  const matched = await matchLines(tx, entries, { provider: PROVIDER, currency: CURRENCY, now: at });
  const decided_at = isPaid ? at + DAY_SECONDS : null;
  const lines = matched.map((each): Line => {
    const line = newLine(each, {
      invoice: _id,
      key: lineKeyOf(PROVIDER, each.entry),
      currency: CURRENCY,
      at,
    });
    const found = DECISIONS.find(([diff]) => !isPaid && line.status === "Open" && line.diff_minor === diff);
    const status = isPaid && line.status === "Open" ? "Accepted" : found?.[1] ?? line.status;
    const pass_minor = status === "Passed" ? line.diff_minor : 0;
    return { ...line, _id: newId(at), status, pass_minor, posted_at: null };
  });
  const amount_minor = lines.reduce((sum, line) => sum + line.amount_minor, 0);
  const booked = lines.reduce(
    (sum, line) => sum + (line.status === "Ignored" ? line.accrued_minor : line.amount_minor),
    0,
  );
  const root = idOf("root");
  const checker = idOf("super_root");
  const paid_minor = dueOf(opening, booked);
  const invoice: Invoice = {
    ...{ _id, code, biller: PROVIDER, currency: CURRENCY, name, job_id: null, refused: 0, note: "" },
    digest: createHash("sha256").update(name).digest("hex"),
    ...{ from_at: entries[0]?.at ?? at, until_at: entries.at(-1)?.at ?? at },
    ...{ opening_minor: opening, closing_minor: opening + amount_minor },
    ...{ lines_count: lines.length, amount_minor },
    variance_minor: lines.reduce(
      (sum, { bucket, diff_minor }) => bucket === "info" || bucket === "duplicate" ? sum : sum + diff_minor,
      0,
    ),
    ...{ status: isPaid ? "Paid" : "Review", maker: root, maker_for: null, checker_for: null, decided_at },
    ...isPaid
      ? { checker, paid_on: at + DAY_SECONDS - (at % DAY_SECONDS), payment_ref: "FT 402118", paid_minor }
      : { checker: null, paid_on: null, payment_ref: "", paid_minor: 0 },
    search_text: searchText(code, name),
    ...{ created_at: at, updated_at: decided_at ?? Math.min(now, at + 60), version: isPaid ? 5 : 3 },
  };
  await insertRows(tx, "postage_invoices", [invoice]);
  await insertRows(
    tx,
    "postage_lines",
    lines.map((line) => ({ ...line, posted_at: decided_at })),
  );
  if (decided_at !== null) {
    postLines(ledger, lines, { code, at: decided_at, actorId: checker });
    ledger.move("provider_payment", payment(paid_minor), {
      ...{ code, at: decided_at, actorId: root, event: "postage.pay" },
      ref: { kind: "postage_invoices", id: _id },
    });
  }
  return opening + amount_minor;
}

const payment = (minor: number) => ({
  provider: PROVIDER,
  method: PAYMENT_METHOD,
  minor,
  currency: CURRENCY,
});

function postLines(
  ledger: OwnLedger,
  lines: readonly Line[],
  about: { readonly code: string; readonly at: number; readonly actorId: string },
): void {
  for (const { _id, line_type, status, amount_minor, diff_minor, tracking_number, line } of lines) {
    if (status === "Ignored") continue;
    const own = <K extends Kind>(kind: K, facts: Facts[K]) =>
      ledger.move(kind, facts, {
        ...about,
        code: tracking_number || `${about.code} ${line}`,
        ...{ event: "postage.approve", ref: { kind: "postage_lines", id: _id } },
      });
    const turned = (minor: number) => ({
      ...{ provider: PROVIDER, currency: CURRENCY, minor: Math.abs(minor), isBack: minor < 0 },
    });
    if (line_type === "fund") own("provider_payment", payment(0 - amount_minor));
    else if (line_type === "fee") own("provider_fee", turned(amount_minor));
    else own("postage_cost_diff", turned(diff_minor));
  }
}
