/** Makes a postage request in every state, for labels of the demo. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { deadlineOf, type RequestKind, type RequestSource } from "../../../api/handover/postage_requests.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { LabelsTable, PostageLinesTable, PostageRequestsTable } from "../../db/tables.ts";
import { costPartyOf } from "../../modules/shipping/labels/store.ts";
import { insertRows } from "../bulk.ts";
import { codeMaker, idMaker } from "../ids.ts";
import { OwnLedger } from "../money/own_ledger.ts";
import { seededRandom } from "../random.ts";

interface Options {
  readonly now: number;
  readonly seed: number;
  readonly idOf: (account: string) => string;
}
type Request = Omit<PostageRequestsTable, "seq">;
type Label = LabelsTable;
type Line = Pick<PostageLinesTable, "_id" | "label_id" | "at" | "diff_minor" | "status" | "line_type">;

interface Story {
  readonly kind: RequestKind;
  readonly source: RequestSource;
  readonly status: string;
  readonly label: Label | undefined;
  readonly line?: Line | undefined;
  readonly more?: Partial<Request>;
}

export async function addPostageRequests(tx: Writer, { now, seed, idOf }: Options): Promise<void> {
  const newId = idMaker(seededRandom(seed + 154));
  const codes = codeMaker("postage_requests");
  const labels = await tx.selectFrom("labels").selectAll().where("biller", "=", "pb").orderBy("bought_at")
    .orderBy("_id").execute();
  const lines = await tx.selectFrom("postage_lines")
    .select(["_id", "label_id", "at", "diff_minor", "status", "line_type"]).orderBy("seq").execute();
  const live = labels.filter(({ status }) => status === "Live");
  const [one, two, three, four, five] = live.toReversed();
  const disputed = lines.find(({ status }) => status === "Disputed");
  const credit = lines.find(({ line_type }) => line_type === "apv_dispute");
  const labelOf = (line: Line | undefined) => labels.find(({ _id }) => _id === line?.label_id);
  const expected = one?.cost_minor ?? 0;
  const over = { deadline_at: now - DAY_SECONDS };
  const stories: readonly Story[] = [
    {
      kind: "void",
      source: "manual",
      status: "Pending",
      label: labels.find((each) => each.status === "Void Asked"),
    },
    {
      ...{
        kind: "apv",
        source: "invoice-variance",
        status: "Submitted",
        line: disputed,
        label: labelOf(disputed),
      },
      more: { dispute_ref: "D-40211", claimed_minor: disputed?.diff_minor ?? 0 },
    },
    {
      ...{ kind: "claim", source: "case", status: "Accepted", label: one },
      more: { dispute_ref: "D-40198", claimed_minor: expected, note: "No scan for three weeks." },
    },
    {
      ...{ kind: "missing_credit", source: "manual", status: "Denied", label: two },
      more: { dispute_ref: "D-40102", note: "They say that it was credited in October." },
    },
    {
      ...{
        kind: "apv",
        source: "invoice-variance",
        status: "Credited",
        line: credit,
        label: labelOf(credit),
      },
      more: { dispute_ref: "D-39970", credited_minor: 0 - (credit?.diff_minor ?? 0) },
    },
    { kind: "void", source: "auto-void", status: "Expired", label: three, more: over },
    {
      kind: "void",
      source: "manual",
      status: "Cancelled",
      label: four,
      more: { note: "It was shipped after all." },
    },
    {
      ...{ kind: "claim", source: "manual", status: "Pending", label: five },
      more: { deadline_at: now + 2 * DAY_SECONDS, note: "The buyer has only the empty bag." },
    },
  ];
  const rows = stories.flatMap((story) =>
    story.label ? [requestOf(story, story.label, { now, newId, codes, idOf })] : []
  );
  if (rows.length === 0) return;
  await insertRows(tx, "postage_requests", rows);
  await insertRows(tx, "counters", [{ name: "postage_requests", next: codes.next }]);
  const ledger = new OwnLedger(newId);
  for (const { _id, code, kind, status, biller: provider, currency, claimed_minor: minor } of rows) {
    if (kind !== "claim" || status !== "Accepted") continue;
    const ref = { kind: "postage_requests", id: _id };
    const about = { code, ref, at: now - DAY_SECONDS, actorId: idOf("super_root"), event: "request.accept" };
    ledger.move("claim", { provider, currency, minor }, about);
  }
  await ledger.insert(tx);
}

interface Making {
  readonly now: number;
  readonly newId: (at: number) => string;
  readonly codes: ReturnType<typeof codeMaker>;
  readonly idOf: Options["idOf"];
}

function requestOf(
  { kind, source, status, line, more }: Story,
  label: Label,
  { now, newId, codes, idOf }: Making,
): Request {
  const at = now - 3 * DAY_SECONDS;
  const isAsked = ["Submitted", "Accepted", "Denied", "Credited"].includes(status);
  const code = codes.take();
  return {
    ...{ _id: newId(at), code, kind, source, label_id: label._id, package_id: label.package_id },
    ...{ line_id: line?._id ?? null, case_id: null, biller: costPartyOf(label), carrier: label.carrier },
    ...{ tracking_number: label.number, currency: label.cost_currency },
    expected_minor: kind === "apv" ? Math.abs(line?.diff_minor ?? 0) : label.cost_minor,
    ...{ claimed_minor: 0, credited_minor: 0, dispute_ref: "", note: "", status },
    deadline_at: deadlineOf(kind, label.carrier, line?.at ?? label.bought_at),
    ...{
      maker: idOf("root"),
      maker_for: null,
      checker: isAsked ? idOf("super_root") : null,
      checker_for: null,
    },
    decided_at: isAsked ? at + DAY_SECONDS : null,
    search_text: searchText(code, label.number),
    ...{ created_at: at, updated_at: isAsked ? at + DAY_SECONDS : at, version: isAsked ? 2 : 1 },
    ...more,
  };
}
