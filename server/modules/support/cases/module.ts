/** Cases: complaints and questions of sellers. Source: docs/requirements.md S2.12. */
import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import { batchField } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { imagesOfLines } from "../../catalogue/items/store.ts";
import { proposedCauses } from "./causes_store.ts";
import { claimsOfCases } from "./claims_store.ts";
import { casesPort } from "../../orders/orders/remedies.ts";
import { makeRemedyOrder } from "../../orders/orders/remedy.ts";
import { remedyOrders } from "./decide.ts";
import { deskPort } from "../../catalogue/locations/desk_port.ts";
import { caseTimers, moveDueTimes } from "./timers.ts";
import { caseLifecycle } from "./lifecycle.ts";
import { linesOfCases } from "./lines_store.ts";
import { caseEntity } from "./make.ts";
import { caseOptions } from "./options.ts";
import { colleagues } from "../../people/users/mention_store.ts";
import { caseWorkRule } from "./effects.ts";
import { caseStepsOf } from "./order_steps_store.ts";
import { openCasesOf } from "./orders_store.ts";
import { caseById, casesList } from "./store.ts";
import { notifyCases } from "./notify.ts";
import { searchedCases } from "./search_store.ts";
import { unpaidRemedies } from "./unpaid_store.ts";
import { caseCommentHook } from "./comment_hook.ts";

const caseSteps = batchField(caseStepsOf, []);
const images = batchField(imagesOfLines, "");

remedyOrders.fill({ make: makeRemedyOrder });
casesPort.fill({ openCasesOf });
deskPort.fill({ moveDueTimes });

export const cases: Module = {
  background: caseTimers,
  lists: [listOf(resource, casesList)],
  entities: [caseEntity],
  lifecycles: [caseLifecycle],
  searchable: [searchedCases],
  queries: {
    caseAgents: (_args, { db }) => colleagues(db.read, caseWorkRule),
    async caseOptions({ order_id }, context) {
      const options = await caseOptions(order_id, context);
      if (!options) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return options;
    },
  },
  onEvents: notifyCases,
  commentable: {
    async cases(reader, scope, id) {
      const row = await caseById(reader, scope, id);
      if (!row) return null;
      const mention = { event: "case.mention", referent: `${resource.path}/all/${row._id}` } as const;
      return { sellerId: row.seller_id, code: row.code, mention };
    },
  },
  commentHooks: { cases: caseCommentHook },
  fields: {
    Order: {
      case_steps: (order, context) =>
        allows(resource.rule, context.session.person) ? caseSteps(order, context) : [],
    },
    Case: {
      lines: batchField(linesOfCases, []),
      unpaid: batchField(unpaidRemedies, []),
      claims: batchField(claimsOfCases, []),
    },
    CaseLine: {
      image_id: (line, context) => images({ _id: String(line["order_line_id"]) }, context),
      proposed: batchField(proposedCauses, null),
    },
    CaseOptionLine: { image_id: images },
  },
};
