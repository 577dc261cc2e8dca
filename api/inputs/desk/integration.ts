import {
  array,
  boolean,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import type { IntegrationInput } from "../../generated/schema.ts";
import { INTEGRATION_KINDS, INTEGRATION_STATUSES, WEBHOOK_EVENTS } from "../../desk/integrations.ts";
import { isWebAddress, MAX_URL_LENGTH } from "../address.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const MAX_NAME_CHARS = 80;
const MAX_ID_CHARS = 64;
/** The key of an account, which is before the host in some addresses. */
const ACCOUNT_KEY = /(?<=^https:\/\/)[\w.~-]{1,200}@/i;

/** Longer than any secret of a platform. */
const MAX_SECRET_CHARS = 4_000;
const MAX_SECRETS = 8;

export const integrationSecretsInput = object({
  secrets: pipe(
    array(object({
      name: requiredLine(MAX_ID_CHARS),
      value: pipe(string(says("invalid")), maxLength(MAX_SECRET_CHARS, says("tooLong"))),
    })),
    maxLength(MAX_SECRETS, says("tooMany")),
  ),
});

export const integrationInput = object({
  kind: nullish(picklist(INTEGRATION_KINDS, says("unknown"))),
  name: nullish(requiredLine(MAX_NAME_CHARS)),
  status: nullish(picklist(INTEGRATION_STATUSES, says("unknown"))),
  // An address may have the key of an account before its host; the kind of integration decides if it must.
  url: nullish(pipe(
    line(MAX_URL_LENGTH),
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
