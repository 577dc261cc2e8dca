/** Management › Audit: actions with person, time and reason. Source: docs/requirements.md S6.17, S6.18. */
import { rules } from "../../api/access.ts";
import { column, compound, days, defineResource, ids, options } from "../define.ts";
import { rightsIn } from "../rights.ts";

/** Limits the list to a record or session; set by a link, and has a chip only while it is set. */
const byLink = <K extends string>(key: K) => ({ key, kind: "ids" }) as const;

const may = rightsIn("audit", rules.superRootOnly);

export const audit = defineResource({
  id: "audit",
  path: "/audit",
  group: "management",
  rule: may.view,
  note: may.view,
  module: "audit",
  query: "audit",
  count: "auditCount",
  roots: { getAuditById: may.view, auditChoices: may.view, auditSeals: may.view },
  defaults: {},
  segment: "entity",
  filters: [
    options("actor", "auditActors"),
    options("acting_for", "auditActed"),
    options("entity", "auditEntities"),
    options("action", "auditActions"),
    days("at"),
    byLink("entity_id"),
    byLink("session"),
    ids(),
  ],
  named: "summary",
  columns: [
    column("at", "time", 168, { sortable: true }),
    column("actor_name", "word", 160),
    column("acting_for_name", "text", 144),
    compound("action", "auditAction", 240, ["entity"]),
    compound("summary", "changed", 360, ["told"]),
    column("reason", "auditReason", 200),
    compound("entity_id", "named", 184, ["told"]),
    column("session_id", "mono", 208, { hidden: true }),
    column("request_id", "mono", 208, { hidden: true }),
  ],
  sort: "-at",
  record: true,
});
