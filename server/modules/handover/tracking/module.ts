/** Events of boxes on their way. Scanning a box at a gateway's station receives the box there. */
import type { ScannedCode } from "../../../../api/codes/scan_codes.ts";
import { mayUseStation } from "../../../../resources/workshop/station_screens.ts";
import type { Module } from "../../../module.ts";
import { gatewayBench } from "../../workshop/units/scan.ts";
import { type Scan, scanAnswer, type ScanResult } from "../../workshop/units/scan_step.ts";
import { boxesById, boxIdByCode } from "../boxes/store.ts";
import { boxScanCheck } from "./check_scans.ts";
import { boxEvents, gatewayAt, hasBoxLeft, recordBoxEvent } from "./record_store.ts";
import { boxScanJob } from "./scan_job.ts";
import { spreadWorker } from "./spread.ts";

gatewayBench.fill({ scan: scanAtGateway });

export const tracking: Module = {
  background: (tools) => spreadWorker(boxEvents, tools),
  queries: { boxScanCheck },
  jobKinds: [boxScanJob],
};

/** Returns null if the code is not a box's, or the station is not at a gateway. */
async function scanAtGateway(scan: Scan, code: ScannedCode): Promise<ScanResult | null> {
  const { tx, context, station } = scan;
  if (code.kind !== "box" && code.kind !== "sscc") return null;
  const gateway = await gatewayAt(tx, station.location_id);
  if (!gateway) return null;
  if (!mayUseStation(station.step, "update", context.session.person)) {
    return scanAnswer(scan, "refused", "notYourStep");
  }
  const id = await boxIdByCode(tx, code.code);
  const box = id && (await boxesById(tx, [id])).get(id);
  if (!box) return scanAnswer(scan, "unknown", "unknownBox");
  if (!hasBoxLeft(box)) {
    return scanAnswer(scan, "refused", "notLeft", null, `${box.code} has not been handed over.`);
  }
  if (box.gateway_id !== null && box.gateway_id !== gateway._id) {
    return scanAnswer(scan, "refused", "wrongGateway", null, `${box.code} goes to ${box.gateway_code}.`);
  }
  const event = { kind: "received", at: context.now(), place: gateway.name, source: "gateway" } as const;
  const { isNew, audit } = await recordBoxEvent(tx, box, event, context);
  const { answer } = scanAnswer(scan, isNew ? "done" : "already", isNew ? "" : "again");
  return { answer: { ...answer, ...isNew && { event: "box.receive" } }, audit };
}
