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
  transform,
} from "valibot";
import { ROLES } from "../../access.ts";
import type { PermissionInput, UserGroupInput } from "../../generated/schema.ts";
import { GROUP_STATUSES } from "../../people/groups.ts";
import { accessOfBits, GRANTABLE, moduleOf, usableAccess } from "../../modules.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const NAME = 80;
const ID = 64;

const bit = nullish(boolean(says("invalid")));

const entry = pipe(
  object({
    module: pipe(
      string(says("invalid")),
      check((id) => GRANTABLE.some((each) => each.id === id), says("unknown")),
    ),
    title: nullish(string(says("invalid"))),
    access: object({ view: bit, add: bit, update: bit, delete: bit }),
  }),
  transform(({ module, access }): PermissionInput => ({
    module,
    access: usableAccess(
      accessOfBits((each) => access[each] === true && moduleOf(module)?.bits.includes(each) === true),
    ),
  })),
);

/** A module has one entry at most, since two would be ambiguous. */
export const permissionList = pipe(
  array(entry, says("invalid")),
  maxLength(GRANTABLE.length, says("tooMany")),
  check((list) => new Set(list.map(({ module }) => module)).size === list.length, says("invalid")),
);

export const userGroupInput = object({
  name: nullish(requiredLine(NAME)),
  status: nullish(picklist(GROUP_STATUSES, says("unknown"))),
  role: nullish(picklist(["", ...ROLES], says("unknown"))),
  parent_id: nullish(line(ID)),
  is_default: nullish(boolean(says("invalid"))),
  permission: nullish(permissionList),
}) satisfies GenericSchema<unknown, UserGroupInput>;
