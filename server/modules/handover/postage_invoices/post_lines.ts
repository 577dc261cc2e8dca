/**
 * Posts the lines of approved invoices. One transaction posts and marks lines, so that no line is posted
 * twice, even if the server is killed. A line that cannot be posted is set aside and tried again later.
 */
import type { Facts, Kind } from "../../../../api/money/legs.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Writer } from "../../../db/database.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { logError } from "../../../log.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { isContention } from "../../desk/jobs/temporary_faults.ts";
import { payerOf } from "../../money/ledger/wallet_store.ts";
import { post } from "../../money/ledger/post_store.ts";
import { payingOrder } from "../../shipping/labels/store.ts";
import { settleByLine } from "../postage_requests/credit.ts";
import { PAYMENT_METHOD } from "./lifecycle.ts";
import {
  keepPostFailure,
  linesToPost,
  markPosted,
  type PostageLineRow,
  unpostedInvoices,
} from "./lines_store.ts";
import { type PostageInvoiceRow, postageInvoicesById } from "./store.ts";

const ROUND_MS = 5_000;
/** Maximum number of lines in one transaction, which stays short because a line may change a seller's wallet. */
const AT_ONCE = 20;
/** Seconds until a line that could not be posted is tried again. */
const RETRY_SECONDS = 3_600;
const MAX_FAILURE_CHARS = 300;
const EVENT = "postage.approve";

export const postageLinePoster = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Posting the lines of postage invoices",
    run: (signal) => postApproved(tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
  });

type PostTools = Pick<BackgroundTools, "db" | "now" | "settings">;

export async function postApproved({ db, now, settings }: PostTools, signal?: AbortSignal): Promise<void> {
  for (const id of await unpostedInvoices(db.read, now())) {
    const postNext = (most: number) => db.write((tx) => postSome(tx, id, most, now(), settings.timeZone));
    let count = AT_ONCE;
    while (count === AT_ONCE && !signal?.aborted) {
      try {
        count = await postNext(AT_ONCE);
      } catch (error) {
        if (isContention(error)) throw error;
        count = await postSingly({ db, now }, id, postNext);
      }
      db.wake();
    }
  }
}

/** Posts the next lines one by one, and sets those aside that cannot be posted. Returns their number. */
async function postSingly(
  { db, now }: Pick<PostTools, "db" | "now">,
  id: string,
  postNext: (most: number) => Promise<number>,
): Promise<number> {
  const lines = await linesToPost(db.read, id, AT_ONCE, now());
  for (const line of lines) {
    try {
      await postNext(1);
    } catch (error) {
      if (isContention(error)) throw error;
      logError(`Line ${line.line} of postage invoice ${line.invoice_code} cannot be posted.`, error);
      await setAside(db, line, error, now());
    }
  }
  return lines.length;
}

async function setAside(
  db: PostTools["db"],
  { _id, invoice_id }: PostageLineRow,
  error: unknown,
  at: number,
): Promise<void> {
  const post_failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_CHARS);
  await db.write(async (tx) => {
    await keepPostFailure(tx, _id, { post_failure, post_retry_at: at + RETRY_SECONDS });
    const news = [["postageInvoices", invoice_id], ["postageLines", _id]] as const;
    await appendOutbox(tx, news.map(([entity, changed]) => ({ entity, sellerId: null, ids: [changed] })), at);
  });
}

/** Returns the number of lines that were posted. */
async function postSome(
  tx: Writer,
  id: string,
  most: number,
  at: number,
  timeZone: string,
): Promise<number> {
  const lines = await linesToPost(tx, id, most, at);
  const invoice = (await postageInvoicesById(tx, [id])).get(id);
  if (!invoice || lines.length === 0) return 0;
  const stamp = stampOf(invoice, at);
  for (const line of lines) await postLine(tx, line, stamp, timeZone);
  await markPosted(tx, lines.map(({ _id }) => _id), at);
  const news = [["postageInvoices", [id]], ["postageLines", lines.map(({ _id }) => _id)]] as const;
  await appendOutbox(tx, news.map(([entity, ids]) => ({ entity, sellerId: null, ids: [...ids] })), at);
  return lines.length;
}

/** Records the person who approved the invoice as the author of the postings. */
const stampOf = (invoice: PostageInvoiceRow, at: number): AuditStamp => ({
  actor: { _id: invoice.checker ?? "", name: invoice.checker_name },
  actingFor: invoice.checker_for,
  requestId: crypto.randomUUID(),
  sessionId: null,
  at,
});

async function postLine(
  tx: Writer,
  line: PostageLineRow,
  stamp: AuditStamp,
  timeZone: string,
): Promise<void> {
  const { provider, currency, amount_minor: amount, diff_minor: diff, status, line_type } = line;
  const own = <K extends Kind>(kind: K, facts: Facts[K]) =>
    post(tx, {
      kind,
      facts,
      sellerId: null,
      code: line.code,
      ref: { kind: "postage_lines", id: line._id },
      event: EVENT,
    }, stamp);
  const turned = (minor: number) => ({ provider, currency, minor: Math.abs(minor), isBack: minor < 0 });
  if (status === "Ignored") return;
  if (line_type === "fund") {
    await own("provider_payment", { provider, currency, method: PAYMENT_METHOD, minor: 0 - amount });
  } else if (line_type === "fee") await own("provider_fee", turned(amount));
  else if (status === "Disputed") await own("dispute", { provider, currency, minor: diff });
  else {
    const claimed = await settleByLine(tx, line, stamp, timeZone);
    if (claimed === null || diff >= 0) await own("postage_cost_diff", turned(diff));
    else await own("claim_credit", { provider, currency, minor: 0 - diff, claimed });
  }
  if (status === "Passed") await passOn(tx, line, stamp);
}

async function passOn(tx: Writer, line: PostageLineRow, stamp: AuditStamp): Promise<void> {
  const { package_id, pass_minor: minor, currency } = line;
  if (package_id === null || minor === 0) return;
  const order = await payingOrder(tx, package_id);
  const payer = await payerOf({ tx, cache: new StepCache() }, order.seller_id);
  await post(tx, {
    kind: "pass_through",
    facts: { payer, currency, minor: Math.abs(minor), isBack: minor < 0 },
    sellerId: order.seller_id,
    orderId: order._id,
    code: line.package_code || line.code,
    ref: { kind: "postage_lines", id: line._id },
    event: EVENT,
  }, stamp);
}
