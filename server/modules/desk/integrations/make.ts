import { givenSecretsOf } from "../../../../api/desk/integrations.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { integrationInput } from "../../../../api/inputs/desk/integration.ts";
import { says } from "../../../../api/inputs/read.ts";
import { refusalTo } from "../../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { type Column, flag, list, reference, text } from "../../../entity/columns.ts";
import { defineEntity, type Write } from "../../../entity/entity.ts";
import { sellersIn } from "../../people/users/sellers_store.ts";
import { addressOf, maskedAddress, sealedAddress } from "./address.ts";
import { integrationKinds } from "./kinds.ts";
import {
  deleteDeliveriesOf,
  factsOf,
  hasOther,
  integrationsList,
  type IntegrationValues,
  type ShownRow,
  viewOf,
} from "./store.ts";

/** Keeps the stored address if the input has only the masked one. */
const address: Column<string | null | undefined, string> = {
  blank: "",
  read: (given, before) => given === maskedAddress(before) ? before : given ?? before,
  auditText: maskedAddress,
};

const NO_SECRET = {
  secret: "",
  secret_last4: "",
  secret_at: null,
  secret_by: "",
  old_secret: "",
  old_until: null,
};

export const integrationEntity = defineEntity({
  noun: "Integration",
  entity: "integrations",
  called: "integration",
  source: integrationsList,
  view: viewOf,
  seller: ({ seller_id }) => seller_id,
  name: "name",
  input: integrationInput,
  columns: {
    name: text(),
    status: text("Paused"),
    url: address,
    events: list(),
    store_id: text(),
    seller_id: reference(),
    auto_void: flag(),
  },
  search: ["name", "url"],
  once: ["kind", "secret", "secret_last4", "secret_at", "secret_by", "old_secret", "old_until"],
  begin: ({ input }) => ({ kind: input.kind ?? "", ...NO_SECRET }),
  opened: (row, { settings }) => ({ ...row, url: addressOf(row, settings.secrets) }),
  stored: ({ url }, _id, { settings }) => sealedAddress(_id, url, settings.secrets),
  required: ["kind", "name"],
  async follow(next, { tx, context }) {
    if (next.kind === "") return {};
    const kind = integrationKinds.get(next.kind);
    const values = kind.keep(next);
    const seller = values.store_id && await kind.sellerOf?.(tx, context.scope, values.store_id);
    return seller ? { ...values, seller_id: seller } : values;
  },
  problems,
  referrers: { "incoming_calls.integration_id": "deleted" },
  clear: deleteDeliveriesOf,
});

/** Checks the kind's rules first, then the caller's access to the store or the seller. */
async function problems(
  next: IntegrationValues & Pick<ShownRow, "kind" | "secret">,
  { tx, before, context: { scope, settings } }: Write<"Integration", ShownRow>,
): Promise<readonly InputProblem[]> {
  const { kind, store_id, seller_id } = next;
  if (kind === "") return [];
  const { problemsOf, sellerOf } = integrationKinds.get(kind);
  const wrong = [
    ...problemsOf(next, settings),
    ...refusalTo(LIFECYCLES.integration, { from: before ?? {}, to: next, facts: factsOf(next) }) === null
      ? []
      : [{ path: "status", code: says("needsSecret") }],
  ];
  if (wrong.length > 0) return wrong;
  // All shops of a platform are connected through one app.
  if (givenSecretsOf(kind) && await hasOther(tx, kind, before?._id ?? "")) {
    return [{ path: "kind", code: says("taken") }];
  }
  if (store_id) {
    return await sellerOf?.(tx, scope, store_id) ? [] : [{ path: "store_id", code: says("unknown") }];
  }
  const isKnown = !seller_id || (await sellersIn(tx, scope)).some(({ _id }) => _id === seller_id);
  return isKnown ? [] : [{ path: "seller_id", code: says("unknown") }];
}
