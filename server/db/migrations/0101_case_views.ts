/** Adds the tabs of the list of cases; the list decides who sees which. */
import type { Migration } from "../ddl.ts";

/** Repeated here, because a migration must not change with the code. */
const OPEN = "Processing,Waiting Seller,Inprocess";
const VIEWS = [
  ["my_cases", { status: OPEN, assignee: "me" }],
  ["nobodys", { status: OPEN, assignee: "nobody" }],
  ["overdue", { status: "Processing", clock: "overdue" }],
  ["waits_for_you", { status: "Waiting Seller" }],
] as const;

export const caseViews: Migration = {
  number: 101,
  name: "case_views",
  statements: () => [
    `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density,
filters, sort, position, created_at, updated_at, version) values
${
      VIEWS.map(([code, filters], position) =>
        `('view-support-${code}', 'support', '${code}', '${code}', 'everyone', '', '',
'[]', 'normal', '${JSON.stringify(filters)}', 'due_at', ${position}, 0, 0, 1)`
      ).join(",\n")
    }`,
  ],
};
