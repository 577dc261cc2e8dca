/** Source: docs/requirements.md S2.32. */
import { app_config as resource } from "../../../../resources/desk/app_config.ts";
import { oneOf } from "../../../entity/find.ts";
import { preparedMutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { deliveryKinds } from "../deliveries/kinds.ts";
import { queueWebhooks } from "./announce.ts";
import { bringAddressesToRest } from "./at_rest_store.ts";
import { auditOf, integration } from "./audit.ts";
import { integrationKinds } from "./kinds.ts";
import { integrationDeliveries, replayDelivery } from "./log.ts";
import { rotateIntegrationSecret } from "./secret.ts";
import { integrationEntity } from "./make.ts";
import { integrationLifecycle } from "./lifecycle.ts";
import { integrationsList } from "./store.ts";
import { outgoingWebhook, webhookDelivery } from "./webhook.ts";

export const integrations: Module = {
  lists: [listOf(resource, integrationsList)],
  entities: [integrationEntity],
  lifecycles: [integrationLifecycle],
  kinds: [integrationKinds.bring(outgoingWebhook), deliveryKinds.bring(webhookDelivery)],
  queries: {
    integrationDeliveries,
  },
  mutations: {
    rotateIntegrationSecret,
    replayDelivery,
    // Calls before the transaction: no lock is held while another server answers.
    testIntegration: preparedMutation<"testIntegration">(async ({ _id }, context) => {
      const row = await oneOf(context.db.read, integration, _id, context);
      const result = await integrationKinds.get(row.kind).test(row, context);
      const changes = [{ field: "test", before: "", after: result.ok ? "ok" : result.error }];
      return () => Promise.resolve({ result, audit: [auditOf(row, "testIntegration", changes)] });
    }),
  },
  bringToRest: bringAddressesToRest,
  onEvents: queueWebhooks,
};
