import { codeIn } from "../../../../api/codes/scan.ts";
import {
  BillBoxes,
  BoxByCode,
  BoxesToBill,
  MoveBoxOnBill,
} from "../../../../api/generated/operations/local_bills.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { localBill } from "../../../../resources/handover/local_bill.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";

export type BillBox = DataOf<typeof BoxesToBill>["boxesToBill"][number];

const DEBOUNCE_MS = 500;
const ENTITIES = [localBill.query, "boxes"];

export const billSource = (_id: string): AnswerSource<DataOf<typeof BillBoxes>> => ({
  name: `bill.${_id}.boxes`,
  entities: ENTITIES,
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(BillBoxes, { _id }, options),
});

export const waitingSource = (bill_id: string): AnswerSource<DataOf<typeof BoxesToBill>> => ({
  name: `bill.${bill_id}.waiting`,
  entities: ENTITIES,
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(BoxesToBill, { bill_id }, options),
});

export interface BoxAnswer {
  readonly isDone: boolean;
  readonly words: string;
}

/** Returns the code of a box in a scanned line: its number, or the SSCC on its label. */
function boxCodeIn(text: string): string {
  const read = codeIn(text.trim());
  return read && "code" in read && typeof read.code === "string" ? read.code : text.trim().toUpperCase();
}

/** Puts the scanned box on the bill. A refusal names the reason, and the bill that already has the box. */
export async function putBoxOnBill(bill: string, text: string): Promise<BoxAnswer> {
  const code = boxCodeIn(text);
  const found = await ask(BoxByCode, { search: code });
  if (!found.ok) return { isDone: false, words: failureText(found.failure) };
  const box = found.data.boxes.find((each) => each.code === code || each.sscc === code);
  if (!box) return { isDone: false, words: t("localBill.unknown", { code }) };
  if (box.local_bill_id === bill) return { isDone: true, words: t("localBill.wasThere", { code: box.code }) };
  return await moveBox(box, "box.bill", bill);
}

export const takeBoxOffBill = (box: Pick<BillBox, "_id" | "code">): Promise<BoxAnswer> =>
  moveBox(box, "box.unbill");

export async function moveBox(
  { _id, code }: Pick<BillBox, "_id" | "code">,
  event: "box.bill" | "box.unbill",
  local_bill_id?: string,
): Promise<BoxAnswer> {
  const params = local_bill_id === undefined ? {} : { local_bill_id };
  const moved = await ask(MoveBoxOnBill, { ids: [_id], event, params, key: crypto.randomUUID() });
  if (!moved.ok) return { isDone: false, words: failureText(moved.failure) };
  const [result] = moved.data.moveBox;
  if (result?.ok) {
    return {
      isDone: true,
      words: t(event === "box.bill" ? "localBill.wasAdded" : "localBill.wasTakenOff", { code }),
    };
  }
  const { code: reason = "", of = null } = result?.reason ?? {};
  const why = reasonText(reason);
  return { isDone: false, words: `${code}: ${of && of !== code ? `${of}: ` : ""}${why}` };
}
