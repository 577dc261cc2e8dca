/** Whatever can be done has a name in the audit: every mutation, every event of a lifecycle, every bookmark change. */
import assert from "node:assert/strict";
import { buildSchema } from "graphql";
import { chartOf } from "../../../api/flows/chart.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { jobMachine } from "../../../machines/lifecycles/job.ts";
import { orderMachine } from "../../../machines/lifecycles/order.ts";
import { words } from "../../../src/features/audit/words/en.ts";

/** These write the lifecycle's event instead of their own name. */
const BY_EVENT = ["moveOrder", "moveJob"];

const mutations = (): string[] => Object.keys(buildSchema(SDL).getMutationType()?.getFields() ?? {});

const eventsOf = ({ config }: { readonly config: unknown }): string[] =>
  chartOf(config).ways.filter(({ kind }) => kind === "event").map(({ event }) => event);

/** What the server's worker does to a job is not audited. */
const BY_WORKER = ["job.begin", "job.finish", "job.fail"];

Deno.test("S6.18 whatever can be done has a name in the audit", () => {
  const actions = [
    ...mutations().filter((name) => !BY_EVENT.includes(name)),
    ...["put", "drop", "order"].map((kind) => `bookmarks.${kind}`),
    ...[orderMachine, jobMachine].flatMap(eventsOf).filter((event) => !BY_WORKER.includes(event)),
  ];
  assert.ok(actions.length > 40);
  const nameless = actions.filter((action) => !(action.replaceAll(".", "_") in words.audit.action));
  assert.deepEqual([...new Set(nameless)], []);
});
