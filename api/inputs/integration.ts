/** What `makeIntegration` takes, for the form and for the API. */
import { array, check, type GenericSchema, nullish, object, picklist, pipe } from "valibot";
import type { IntegrationInput } from "../generated/schema.ts";
import { INTEGRATION_KINDS, INTEGRATION_STATUSES, WEBHOOK_EVENTS } from "../integrations.ts";
import { says } from "./read.ts";
import { line, needed } from "./text.ts";

const NAME = 80;
const URL_LENGTH = 2048;
const ID = 64;

/** A name and a password in an address would be a secret that lies open. */
function isCallable(text: string): boolean {
  const url = URL.parse(text);
  return text === "" || (url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password);
}

/** An address that can be called; may be empty. */
export const webAddress = pipe(line(URL_LENGTH), check(isCallable, says("badUrl")));

export const integrationInput = object({
  kind: nullish(picklist(INTEGRATION_KINDS, says("unknown"))),
  name: nullish(needed(NAME)),
  status: nullish(picklist(INTEGRATION_STATUSES, says("unknown"))),
  url: nullish(webAddress),
  events: nullish(array(picklist(WEBHOOK_EVENTS, says("unknown")))),
  store_id: nullish(line(ID)),
  seller_id: nullish(line(ID)),
}) satisfies GenericSchema<unknown, IntegrationInput>;
