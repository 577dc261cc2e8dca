/** Source: docs/requirements.md S3.3. */
import {
  array,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  toLowerCase,
} from "valibot";
import type { HubInput } from "../../generated/schema.ts";
import { HUB_ACTIONS, MAX_DOCKER_GROUPS, MAX_HUBS } from "../../people/people.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const HOST = 253;
const TEXT = 120;
/** A host name without port, path, user or numeric address. Source: RFC 1123. */
const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const isHostname = (text: string): boolean => HOSTNAME.test(text);

export const hubInput = object({
  hub_action: picklist(HUB_ACTIONS, says("unknown")),
  hub_domain_name: nullish(pipe(
    line(HOST),
    toLowerCase(),
    check((text) => text === "" || isHostname(text), says("badHost")),
  )),
  hub_label: nullish(line(TEXT)),
  hub_server: nullish(line(TEXT)),
  hub_id: nullish(line(TEXT)),
  docker_groups: nullish(pipe(array(requiredLine(TEXT)), maxLength(MAX_DOCKER_GROUPS, says("tooMany")))),
}, says("invalid")) satisfies GenericSchema<unknown, HubInput>;

export const hubsInput = pipe(array(hubInput, says("invalid")), maxLength(MAX_HUBS, says("tooMany")));
