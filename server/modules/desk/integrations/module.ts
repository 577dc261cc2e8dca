/** Serves integrations, their secrets and their deliveries. Source: docs/requirements.md S2.32. */
import { app_config as resource } from "../../../../resources/desk/app_config.ts";
import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { mutation, preparedMutation, type QueryField } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { deliveryKinds } from "../deliveries/kinds.ts";
import { attemptsOf, deliveryById, reopenDelivery } from "../deliveries/store.ts";
import { deliveryView, deliveryViews } from "../deliveries/view.ts";
import { queueWebhooks } from "./queue_webhooks.ts";
import { sealOldAddresses } from "./at_rest_store.ts";
import { auditOf, integration } from "./audit.ts";
import { setIntegrationSecrets } from "./given_secrets.ts";
import { integrationKinds } from "./kinds.ts";
import { rotateIntegrationSecret } from "./secret.ts";
import { integrationEntity } from "./make.ts";
import { integrationLifecycle } from "./lifecycle.ts";
import { integrationsList } from "./store.ts";
import { outgoingWebhook, webhookDelivery } from "./webhook.ts";

const integrationDeliveries: QueryField<"integrationDeliveries"> = async (args, context) => {
  const { db, page } = context;
  const row = await oneOf(db.read, integration, args._id, context);
  const statuses = args.status ?? null;
  const read = integrationKinds.get(row.kind).log ?? deliveryViews;
  return await read(db.read, row._id, statuses, page);
};

const replayDelivery = mutation<"replayDelivery">(async (tx, { _id }, context) => {
  const missing = notFoundOf("delivery");
  const delivery = await deliveryById(tx, _id);
  if (!delivery) throw missing();
  const row = await oneOf(tx, { ...integration, missing }, delivery.target_id, context);
  const waiting = await reopenDelivery(tx, delivery, context.now());
  const changes = [{ field: "delivery", before: delivery.status, after: waiting.status }];
  return {
    result: deliveryView(waiting, await attemptsOf(tx, [_id])),
    audit: [auditOf(row, "replayDelivery", changes)],
  };
});

export const integrations: Module = {
  lists: [listOf(resource, integrationsList)],
  entities: [integrationEntity],
  lifecycles: [integrationLifecycle],
  kinds: [integrationKinds.bring(outgoingWebhook), deliveryKinds.bring(webhookDelivery)],
  queries: { integrationDeliveries },
  mutations: {
    rotateIntegrationSecret,
    setIntegrationSecrets,
    replayDelivery,
    // Sends the request before the transaction, so that no lock is held while another server answers.
    testIntegration: preparedMutation<"testIntegration">(async ({ _id }, context) => {
      const row = await oneOf(context.db.read, integration, _id, context);
      const result = await integrationKinds.get(row.kind).test(row, context);
      const changes = [{ field: "test", before: "", after: result.ok ? "ok" : result.error }];
      return () => Promise.resolve({ result, audit: [auditOf(row, "testIntegration", changes)] });
    }),
  },
  sealAtRest: sealOldAddresses,
  onEvents: queueWebhooks,
};
