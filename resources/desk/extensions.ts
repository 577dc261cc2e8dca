/** Extensions: they come with the build and are set up here. Source: docs/requirements.md S2.34, S6.17. */
import { allOf, inPerson, type Rule, rules } from "../../api/access.ts";
import { EXTENSION_STATUSES } from "../../api/statuses.ts";
import { column, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("extensions", rules.superRootOnly);
/** Extensions send data out: nobody who acts as another person may change them. */
const inOwnPerson = (rule: Rule) => allOf(rule, inPerson);

export const extensions = defineResource({
  id: "extensions",
  path: "/extensions",
  group: "management",
  rule: may.view,
  module: "extensions",
  query: "extensions",
  count: "extensionsCount",
  roots: {
    getExtensionById: may.view,
    extensionDeliveries: may.view,
    makeExtension: inOwnPerson(may.update),
    switchExtension: inOwnPerson(may.update),
    moveExtension: inOwnPerson(may.update),
    setExtensionSecret: inOwnPerson(may.update),
    testExtension: inOwnPerson(may.update),
    replayExtensionDelivery: inOwnPerson(may.update),
  },
  defaults: {},
  segment: "status",
  filters: [search(), statuses("status", EXTENSION_STATUSES), ids()],
  named: "name",
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("extension_version", "text", 112),
    column("status", "status", 112, { sortable: true }),
    column("waiting", "number", 104),
    column("dead", "number", 104),
    column("last_at", "time", 168),
    column("accepted_by", "text", 160, { hidden: true }),
    column("updated_at", "time", 168, { hidden: true }),
  ],
  sort: "name",
  record: true,
  lifecycle: {
    name: "extension",
    mutation: "moveExtension",
    input: "ExtensionMoveInput",
  },
  moves: [
    { event: "extension.on", rule: inOwnPerson(may.update), asks: ["rights"], isSingle: true },
    { event: "extension.off", rule: inOwnPerson(may.update), isSingle: true },
  ],
  isFixed: true,
});
