/** People of the house and sellers. Source: spec S2.33, S3.1, S6.17; fields of the field table. */
import { allOf, byActor, inPerson, ROLES, rules } from "../api/access.ts";
import { actsForOthers } from "../api/acting.ts";
import { OPENED } from "../api/people.ts";
import { USER_STATUSES } from "../api/statuses.ts";
import { choice, column, days, defineResource, idsBeside, oneStatus, search } from "./define.ts";
import { rightsIn } from "./rights.ts";

const may = rightsIn("users", rules.superRootOnly);

/** Power over people is used by oneself: nobody acting as another, no program. Source: security I3. */
const inOwnPerson = allOf(rules.superRootOnly, inPerson);

export const users = defineResource({
  id: "users",
  path: "/users",
  group: "management",
  rule: may.view,
  module: "users",
  query: "users",
  count: "usersCount",
  roots: {
    // Others get those whom they may act as, and four facts of each.
    users: byActor(actsForOthers),
    getUserById: may.view,
    makeUser: inOwnPerson,
    deleteById: inOwnPerson,
  },
  defaults: { status: OPENED },
  segment: "status",
  filters: [
    search(),
    oneStatus("status", [OPENED, ...USER_STATUSES]),
    choice("role", ROLES),
    days(),
    idsBeside(),
  ],
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("identity", "text", 176, { sortable: true }),
    column("email", "text", 224, { sortable: true }),
    column("role", "word", 120, { sortable: true }),
    column("group_names", "tags", 176),
    column("status", "status", 128, { sortable: true }),
    column("total_credit", "dollars", 112),
    column("vip", "number", 72, { sortable: true }),
    column("sale_plan", "text", 120),
    column("last_login", "time", 168, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, { hidden: true }),
  ],
  sort: "name",
  record: false,
});
