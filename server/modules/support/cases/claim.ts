/** Files a claim with the carrier of a case's package: a postage request that another person submits. */
import { recordAudit } from "../../../audit/audit.ts";
import { auditOfRequest, insertRequest, labelById } from "../../handover/postage_requests/store.ts";
import { claimLabels } from "./claims_store.ts";
import type { CaseWork } from "./effects.ts";

export async function fileClaim({ tx, row, params, stamp }: CaseWork) {
  const found = (await claimLabels(tx, [row])).get(row._id);
  const label = found && await labelById(tx, found.label_id);
  const id = label && await insertRequest(tx, {
    ...{ kind: "claim", source: "case", label, case_id: row._id, expected_minor: label.cost_minor },
    ...{ note: params.reason ?? "", maker: stamp.actor._id, maker_for: stamp.actingFor },
  }, stamp.at);
  // The guards read the same rows in the same transaction.
  if (!id) throw new Error(`Cannot file a claim for case ${row.code}: expected a label without one`);
  await recordAudit(tx, [auditOfRequest(id, "case")], stamp);
  return {};
}
