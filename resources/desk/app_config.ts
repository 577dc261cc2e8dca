/** Integrations. Source: docs/requirements.md S2.32, S6.17. */
import { addOrUpdate, allOf, inPerson, type Rule, rules } from "../../api/access.ts";
import { INTEGRATION_KINDS, INTEGRATION_STATUSES, WEBHOOK_EVENTS } from "../../api/desk/integrations.ts";
import { choices, column, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("app_config", rules.superRootOnly);
/** Integrations open the business to other programs: nobody who acts as another person may change them. */
const inOwnPerson = (rule: Rule) => allOf(rule, inPerson);

export const app_config = defineResource({
  id: "app_config",
  path: "/app-config",
  group: "management",
  rule: may.view,
  module: "app_config",
  query: "integrations",
  count: "integrationsCount",
  roots: {
    getIntegrationById: may.view,
    integrationDeliveries: may.view,
    makeIntegration: addOrUpdate(inOwnPerson(may.add), inOwnPerson(may.update)),
    trashIntegration: inOwnPerson(may.delete),
    moveIntegration: inOwnPerson(may.update),
    rotateIntegrationSecret: inOwnPerson(may.update),
    setIntegrationSecrets: inOwnPerson(may.update),
    testIntegration: inOwnPerson(may.update),
    replayDelivery: inOwnPerson(may.update),
  },
  defaults: {},
  segment: "status",
  filters: [search(), statuses("status", INTEGRATION_STATUSES), choices("kind", INTEGRATION_KINDS), ids()],
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("kind", "word", 168, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("url", "text", 240),
    column("store_name", "text", 160),
    column("seller_name", "text", 160),
    column("waiting", "number", 104),
    column("dead", "number", 104),
    column("last_at", "time", 168),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
    column("updated_at", "time", 168, { hidden: true }),
    column("auto_void", "word", 144, { hidden: true }),
  ],
  sort: "name",
  record: true,
  lifecycle: {
    name: "integration",
    mutation: "moveIntegration",
    job: "list.move",
    undo: "list.undo",
  },
  moves: [
    { event: "integration.on", rule: inOwnPerson(may.update), inverse: "integration.off" },
    { event: "integration.off", rule: inOwnPerson(may.update), inverse: "integration.on" },
  ],
  shape: {
    noun: "Integration",
    name: "name",
    sections: [
      { key: "connection", columns: ["kind", "url", "store_name", "seller_name"] },
      { key: "state", columns: ["waiting", "dead", "last_at", "auto_void"] },
      { key: "record", columns: ["created_at", "updated_at"] },
    ],
    form: [
      {
        key: "connection",
        fields: [
          { key: "kind", kind: "choice", values: INTEGRATION_KINDS, required: true, onlyNew: true },
          { key: "name", kind: "text", required: true },
          { key: "status", kind: "choice", values: INTEGRATION_STATUSES },
        ],
      },
      {
        key: "outgoing",
        fields: [
          { key: "url", kind: "url", when: { kind: ["outgoing_webhook", "easypost"] } },
          { key: "events", kind: "choices", values: WEBHOOK_EVENTS, when: { kind: "outgoing_webhook" } },
          { key: "seller_id", kind: "option", source: "sellers", when: { kind: "outgoing_webhook" } },
          { key: "auto_void", kind: "switch", when: { kind: "easypost" } },
        ],
      },
      {
        key: "incoming",
        fields: [{ key: "store_id", kind: "option", source: "stores", when: { kind: "incoming_orders" } }],
      },
    ],
    input: () =>
      import("../../api/inputs/desk/integration.ts").then(({ integrationInput }) => integrationInput),
  },
});
