/** Proposes the step that caused a fault, with the person and station from the garment's history. */
import { isSeller } from "../../../../api/access.ts";
import type { CaseCause } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { Load } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { workOfLines } from "./decision_store.ts";

interface CaseLineRow {
  readonly _id: string;
  readonly order_line_id: string;
  readonly unit_id: string | null;
  readonly reason: string;
}

const caseLinesById = (reader: Reader, scope: Scope, ids: readonly string[]): Promise<CaseLineRow[]> =>
  reader.selectFrom("case_lines as l").innerJoin("cases as c", "c._id", "l.case_id")
    .select(["l._id", "l.order_line_id", "l.unit_id", "c.reason"])
    .where(isOneOf("l._id", ids)).where(inScope(scope, "c.seller_id")).execute();

/** The step that causes a fault, by the reason of the case; other reasons are not caused by the workshop. */
const FAULT_STEPS: Readonly<Record<string, string>> = {
  wrongProduct: "Cutting",
  wrongSize: "Cutting",
  wrongColor: "Cutting",
  sizeDeviation: "Sewing",
  defect: "Final QC",
  stain: "Final QC",
  wrongPrint: "Printing",
  blurredPrint: "Printing",
  misplacedPrint: "Printing",
  peelingPrint: "Printing",
  wrongPrintSize: "Printing",
  missingItem: "Packing",
};

/** Proposes causes for lines of cases; the reason is empty, because a person writes it. */
export const proposedCauses: Load<CaseCause | null> = async (reader, scope, ids, context) => {
  if (!context || isSeller(context.session.person)) return new Map();
  const lines = await caseLinesById(reader, scope, ids);
  const wanted = lines.flatMap(({ _id, reason, unit_id, order_line_id }) => {
    const step = FAULT_STEPS[reason];
    return step === undefined ? [] : [{ _id, step, unit_id, order_line_id }];
  });
  const work = await workOfLines(reader, wanted.map(({ order_line_id }) => order_line_id));
  return new Map(wanted.map(({ _id, step, unit_id, order_line_id }) => {
    const done = work.find((each) =>
      each.order_line_id === order_line_id && each.step === step &&
      (unit_id === null || each.unit_id === unit_id)
    );
    const { operator_id = null, operator_name = "", station = "", at = null } = done ?? {};
    return [_id, { step, operator_id, operator_name, station, reason: "", at }];
  }));
};
