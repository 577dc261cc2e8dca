/** What `makeIntegration` takes, for the form and for the API. */
import { array, type GenericSchema, nullish, object, picklist } from "valibot";
import type { IntegrationInput } from "../generated/schema.ts";
import { INTEGRATION_KINDS, INTEGRATION_STATUSES, WEBHOOK_EVENTS } from "../integrations.ts";
import { webAddress } from "./address.ts";
import { says } from "./read.ts";
import { line, needed } from "./text.ts";

const NAME = 80;
const ID = 64;

export const integrationInput = object({
  kind: nullish(picklist(INTEGRATION_KINDS, says("unknown"))),
  name: nullish(needed(NAME)),
  status: nullish(picklist(INTEGRATION_STATUSES, says("unknown"))),
  url: nullish(webAddress()),
  events: nullish(array(picklist(WEBHOOK_EVENTS, says("unknown")))),
  store_id: nullish(line(ID)),
  seller_id: nullish(line(ID)),
}) satisfies GenericSchema<unknown, IntegrationInput>;
