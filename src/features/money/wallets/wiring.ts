import type { DataOf } from "../../../../api/operation.ts";
import { PayOwed, Wallets } from "../../../../api/generated/operations/wallets.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";

export type Wallet = DataOf<typeof Wallets>["wallets"][number];
interface Shown {
  readonly wallets: readonly Wallet[];
}

/** A job that pays many orders changes a wallet again and again. */
const DEBOUNCE_MS = 1_000;

/** Wallets of all sellers in the scope of the signed-in person. */
export const OWN_WALLETS: AnswerSource<Shown> = {
  name: "wallets",
  entities: ["wallets"],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(Wallets, {}, options),
};

export const walletOf = (seller: string): AnswerSource<Shown> => ({
  ...OWN_WALLETS,
  name: `wallets.${seller}`,
  ask: (options) => ask(Wallets, { seller: [seller] }, options),
});

export const useWallets = () => useAnswer(OWN_WALLETS);

/** Returns the part of the debt that the available balance covers. */
export const payableOf = ({ due_minor, balance_minor, held_minor }: Wallet): number =>
  Math.max(0, Math.min(due_minor, balance_minor - held_minor));

/** Event of the step, as the texts name it, and the parameter with the amount. */
export const PAY_OWED = "wallet.payOwed";
export const AMOUNT = "amount_minor";

function payAnswerOf(outcome: Outcome<object>): MoveAnswer {
  return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
}

/** Pays at most once, even if the answer is lost. */
export const usePayOwed = (sellerId: string, userId: string): Mover =>
  useSteps(
    `wallets.${sellerId}.payOwed`,
    userId,
    async ({ key, params }: PendingMove) =>
      payAnswerOf(
        await ask(PayOwed, { seller_id: sellerId, amount_minor: Number(params[AMOUNT] ?? 0), key }),
      ),
    () => publishChange("wallets", [sellerId]),
  );
