/** Completes labels that we issue ourselves: takes a number of the method's range in the same transaction. */
import type { BackgroundTools } from "../../../../fields.ts";
import { isNumberLive } from "../store.ts";
import { Numbers, numbersLeft } from "../../numbers/issue_store.ts";
import { setNumberOrError, waitingForNumber } from "./due_store.ts";
import { stepLabels } from "./steps.ts";

const BATCH = 20;

export async function settleOwnLabels(tools: BackgroundTools): Promise<boolean> {
  const { db, now } = tools;
  const count = await db.write(async (tx) => {
    const waiting = await waitingForNumber(tx, now(), BATCH);
    const numbers = new Numbers(tx, now());
    const [live, failed]: string[][] = [[], []];
    for (const { _id, method_code, carrier } of waiting) {
      const number = await numbers.next(method_code);
      // A person may have attached a label with this number already, and two packages cannot share a number.
      const error = number === null
        ? (await numbersLeft(tx, method_code)).paused > 0 ? "rangesPaused" : "noNumbers"
        : await isNumberLive(tx, carrier, number)
        ? "numberLive"
        : "";
      await setNumberOrError(tx, _id, error === "" ? { number: number ?? "" } : { error });
      (error === "" ? live : failed)?.push(_id);
    }
    await stepLabels(tx, tools, "label.succeed", live ?? []);
    await stepLabels(tx, tools, "label.fail", failed ?? []);
    await numbers.keep();
    return waiting.length;
  });
  if (count > 0) db.wake();
  return count === BATCH;
}
