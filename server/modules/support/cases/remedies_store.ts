import type { Writer } from "../../../db/database.ts";
import type { EndedRemedy } from "./facts_store.ts";

export async function keepRemedyStates(tx: Writer, ended: readonly EndedRemedy[]): Promise<void> {
  for (const { line_id, state } of ended) {
    await tx.updateTable("case_lines").set({ remedy_state: state }).where("_id", "=", line_id).execute();
  }
}
