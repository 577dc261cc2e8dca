/** Issues numbers as a label and as a sheet do, and stores each number. */
import type { Database } from "../../../server/db/database.ts";
import { newId } from "../../../server/ids.ts";
import {
  insertPostalNumbers,
  rangeToIssue,
} from "../../../server/modules/shipping/numbers/postal_numbers_store.ts";
import { takeNumbers } from "../../../server/modules/shipping/numbers/issue_store.ts";
import { codeIn } from "../../../api/shipping/number_ranges.ts";
import { takeNumber } from "./take_number.ts";

/** Number of numbers in one issue. */
export const AT_ONCE = 50;
export const [SHEETS, LABELS] = ["range-sheets", "range-labels"];

export async function addRanges(db: Database, last: number, at: number): Promise<void> {
  const common = { kind: "s10", country: "VN", first: 0, next: 0, last, status: "Active", unsure: 0 };
  const stamps = { created_at: at, updated_at: at, version: 1 };
  await db.write((tx) =>
    tx.insertInto("number_ranges").values([
      { ...common, ...stamps, _id: SHEETS, head: "LX", purpose: "sheets", method_code: null },
      { ...common, ...stamps, _id: LABELS, head: "RB", purpose: "labels", method_code: "standard" },
    ]).execute()
  );
}

/** Issues 50 numbers in one transaction: for a sheet if `nth` is even, otherwise for labels. */
export async function giveOut(db: Database, nth: number, at: number): Promise<void> {
  await db.write(async (tx) => {
    const codes: string[] = [];
    if (nth % 2 === 0) {
      const range = await rangeToIssue(tx, SHEETS);
      if (!range) throw new Error("The range is not there");
      await takeNumbers(tx, range, AT_ONCE, at);
      codes.push(...Array.from({ length: AT_ONCE }, (_, number) => codeIn(range, range.next + number)));
    } else {
      for (let number = 0; number < AT_ONCE; number++) {
        codes.push(await takeNumber(tx, "standard", at) ?? "none");
      }
    }
    await insertPostalNumbers(
      tx,
      codes.map((code) => ({
        ...{ _id: newId(), code, range_id: code.startsWith("LX") ? SHEETS : LABELS, reason: "Test" },
        ...{ serial: Number(code.slice(2, 10)), status: "Reserved", package_id: null, maker: "root" },
        ...{ created_at: at, updated_at: at, version: 1 },
      })),
    );
  });
}
