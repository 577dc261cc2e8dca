/** Requests for money back from providers of postage. Source: docs/requirements.md S2.14; docs/postage.md. */
import { pbRequest } from "../../../../resources/handover/pb_request.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";
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
  background: requestLoop,
};
