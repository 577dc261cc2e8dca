/** Management › Call to action: announcements above the screens. Source: docs/requirements.md S2.31, S6.14. */
import { ROLES, rules } from "../../api/access.ts";
import { CALL_PHASES, CALL_STATUSES } from "../../api/desk/call_to_action.ts";
import { choices, column, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("call_to_action", rules.rootOnly);

export const callToAction = defineResource({
  id: "call_to_action",
  path: "/call-to-action",
  group: "management",
  rule: may.view,
  module: "call_to_action",
  query: "callToActions",
  count: "callToActionsCount",
  roots: {
    getCallToActionById: may.view,
    noticeGroups: may.view,
    noticePeople: may.view,
    makeCallToAction: may.make,
    trashCallToAction: may.delete,
    moveCallToAction: may.update,
  },
  defaults: { status: "All" },
  segment: "status",
  filters: [search(), statuses("status", CALL_STATUSES), choices("phase", CALL_PHASES), ids()],
  columns: [
    column("title", "code", 288, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("phase", "word", 120),
    column("first_day", "day", 112),
    column("last_day", "day", 112),
    column("shown", "number", 96),
    column("clicked", "number", 96),
    column("dismissed", "number", 104),
    column("user_name", "text", 144),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: { name: "call", mutation: "moveCallToAction", job: "list.move", undo: "list.undo" },
  moves: [
    { event: "call.pause", rule: may.update, inverse: "call.resume" },
    { event: "call.resume", rule: may.update, inverse: "call.pause" },
  ],
  shape: {
    noun: "CallToAction",
    name: "title",
    sections: [
      { key: "times", columns: ["phase", "first_day", "last_day"] },
      { key: "counts", columns: ["shown", "clicked", "dismissed"] },
      { key: "record", columns: ["user_name", "created_at", "updated_at"] },
    ],
    form: [
      {
        key: "words",
        fields: [
          { key: "title", kind: "text", required: true },
          { key: "text", kind: "paragraph" },
          { key: "link", kind: "text" },
        ],
      },
      {
        key: "times",
        fields: [
          { key: "status", kind: "choice", values: CALL_STATUSES },
          { key: "first_day", kind: "day" },
          { key: "last_day", kind: "day" },
        ],
      },
      {
        key: "audience",
        fields: [
          { key: "roles", kind: "choices", values: ROLES },
          { key: "groups", kind: "checks", source: "noticeGroups" },
          { key: "users", kind: "people" },
          { key: "pages", kind: "checks", source: "screens" },
        ],
      },
      {
        key: "translations",
        fields: [
          { key: "title_de", kind: "text" },
          { key: "text_de", kind: "paragraph" },
          { key: "title_fr", kind: "text" },
          { key: "text_fr", kind: "paragraph" },
          { key: "title_pt", kind: "text" },
          { key: "text_pt", kind: "paragraph" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/desk/call_to_action.ts").then(({ callToActionInput }) => callToActionInput),
  },
});
