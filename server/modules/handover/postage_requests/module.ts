/** Requests for money back from providers of postage. Source: docs/requirements.md S2.14; docs/postage.md. */
import { pbRequest } from "../../../../resources/handover/pb_request.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";
import { AUTO_VOID, autoVoidLoop } from "./auto_void.ts";
import { isVoidedUnused } from "./auto_void_store.ts";
import { requestLoop } from "./follow.ts";
import { requestLifecycle } from "./lifecycle.ts";
import { postageRequestEntity } from "./make.ts";
import { requestsList, voidRequestsOf } from "./store.ts";
import { labelRequests } from "../../shipping/labels/requests_port.ts";

labelRequests.fill({ ofLabels: voidRequestsOf });

const searchedRequests = searchedTable({
  kind: "pb_request",
  title: "Postage requests",
  rule: pbRequest.rule,
  path: pbRequest.path,
  table: "postage_requests",
  subtitle: ["tracking_number", "dispute_ref"],
  isOurs: true,
});

export const postageRequests: Module = {
  lists: [listOf(pbRequest, requestsList)],
  entities: [postageRequestEntity],
  lifecycles: [requestLifecycle],
  searchable: [searchedRequests],
  kinds: [pausedWork.bring({ kind: AUTO_VOID, table: "labels", waits: isVoidedUnused })],
  background(tools) {
    const [follow, autoVoid] = [requestLoop(tools), autoVoidLoop(tools)];
    return { stop: async () => void await Promise.all([follow.stop(), autoVoid.stop()]) };
  },
};
