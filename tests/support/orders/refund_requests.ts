/** Makes refund requests through the API. */
import { ApiError } from "../../../api/errors.ts";
import type { MoveResult, RefundLineInput, RefundRequest } from "../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import { refundLifecycle } from "../../../server/modules/orders/refunds/lifecycle.ts";
import { linesOfRefunds } from "../../../server/modules/orders/refunds/lines_store.ts";
import { refund } from "../../../server/modules/orders/refunds/make.ts";
import { refunds } from "../../../server/modules/orders/refunds/module.ts";
import { runMutation } from "../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { NOW } from "../people/people.ts";
import type { World } from "./world.ts";
import { makeOf } from "../../../server/entity/make.ts";
import { moveOf } from "../../../server/lifecycle/move.ts";
import { serveModule } from "../server/module_server.ts";

const moveRefundRequest = moveOf<"RefundRequest">(refundLifecycle);
const makeRefundRequest = makeOf(refund);

/** Sets a tax of 8.25 percent that is rounded for each line, so that the last cent belongs to one of them. */
export async function withTax({ db }: World): Promise<void> {
  await db.write((tx) =>
    tx.insertInto("tax_rates").values({
      _id: "texas",
      rate: "8.25",
      rate_ppm: 82_500,
      effective_at: NOW,
      user_id: "root",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );
}

export const askBack = async (
  context: AuthorizedContext,
  order_id: string,
  lines: readonly RefundLineInput[],
  reason = "It came with a hole.",
): Promise<RefundRequest> =>
  await runMutation(
    "makeRefundRequest",
    makeRefundRequest,
    { params: { order_id, reason, lines } },
    context,
  ) as RefundRequest;

/** Returns the status after a decision, or the reason why it is refused. */
export async function decide(
  context: AuthorizedContext,
  { _id }: Pick<RefundRequest, "_id">,
  event: string,
  reason?: string,
): Promise<string> {
  const args = { ids: [_id], event, params: reason ? { reason } : {} };
  const [result] = await runMutation(
    "moveRefundRequest",
    moveRefundRequest,
    args,
    context,
  ) as readonly MoveResult[];
  return result?.ok
    ? (result.columns as { readonly status: string }).status
    : result?.reason?.code ?? result?.error ?? "";
}

export const readRequest = async (context: AuthorizedContext, { _id }: Pick<RefundRequest, "_id">) =>
  await serveModule(refunds).queries!.getRefundRequestById!({ _id }, context) as RefundRequest;

export const linesOf = async ({ db }: World, { _id }: Pick<RefundRequest, "_id">) =>
  (await linesOfRefunds(db.read, ALL_SELLERS, [_id])).get(_id) ?? [];

/** Returns each charged line: its id, and the paid, refunded, requested and remaining amounts. */
export async function chargesOf(context: AuthorizedContext, order_id: string) {
  const { lines = [] } = await serveModule(refunds).queries!.refundable!({ order_id }, context);
  return lines.map(({ _id = "", paid_minor = 0, refunded_minor = 0, asked_minor = 0, left_minor = 0 }) => ({
    _id,
    sums: [paid_minor, refunded_minor, asked_minor, left_minor],
  }));
}

/** Returns the code of a refusal, and the problem of each field. */
export async function refusal(work: Promise<unknown>): Promise<readonly unknown[]> {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${error}`);
  const { problems = [], reason } = error.details;
  return [
    error.code,
    ...problems.map(({ path, code, most }) => [path, code, ...most === undefined ? [] : [most]].join(" ")),
    ...reason ? [reason.code] : [],
  ];
}

/** Returns a session of two people: the actor, and the person for whom the actor acts. */
export function actFor(
  world: World,
  actor: AuthorizedContext,
  as: AuthorizedContext,
): AuthorizedContext {
  const session = { ...as.session, actor: actor.session.actor };
  return { ...world.as("root"), ...as, session };
}

export function another(
  context: AuthorizedContext,
  _id: string,
  groups: readonly string[] = [],
): AuthorizedContext {
  const person = { ...context.session.person, _id, groups: [...groups] };
  return { ...context, session: { ...context.session, person, actor: person } };
}
