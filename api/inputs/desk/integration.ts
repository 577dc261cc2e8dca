import { array, boolean, check, type GenericSchema, nullish, object, picklist, pipe } from "valibot";
import type { IntegrationInput } from "../../generated/schema.ts";
import { INTEGRATION_KINDS, INTEGRATION_STATUSES, WEBHOOK_EVENTS } from "../../desk/integrations.ts";
import { isWebAddress, MAX_ADDRESS_LENGTH } from "../address.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const MAX_NAME_CHARS = 80;
const MAX_ID_CHARS = 64;
/** Key of an account before the host. */
const ACCOUNT_KEY = /(?<=^https:\/\/)[\w.~-]{1,200}@/i;

export const integrationInput = object({
  kind: nullish(picklist(INTEGRATION_KINDS, says("unknown"))),
  name: nullish(requiredLine(MAX_NAME_CHARS)),
  status: nullish(picklist(INTEGRATION_STATUSES, says("unknown"))),
  // Only addresses of accounts may have a key, which the kind decides.
  url: nullish(pipe(
    line(MAX_ADDRESS_LENGTH),
    check(
      (text) => text === "" || isWebAddress(text) || isWebAddress(text.replace(ACCOUNT_KEY, "")),
      says("badUrl"),
    ),
  )),
  events: nullish(array(picklist(WEBHOOK_EVENTS, says("unknown")))),
  store_id: nullish(line(MAX_ID_CHARS)),
  seller_id: nullish(line(MAX_ID_CHARS)),
  auto_void: nullish(boolean(says("invalid"))),
}) satisfies GenericSchema<unknown, IntegrationInput>;
