/** Every possible action has a name in the audit: mutations, events of lifecycles, bookmark changes. */
import assert from "node:assert/strict";
import { buildSchema } from "graphql";
import { chartOf } from "../../../api/flows/chart.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { english } from "../../../src/words/english.ts";

/** Mutations that write the lifecycle's event instead of their own name. */
const BY_EVENT: readonly string[] = resources.flatMap(({ lifecycle }) => lifecycle?.mutation ?? []);

const mutations = (): string[] => Object.keys(buildSchema(SDL).getMutationType()?.getFields() ?? {});

const eventsOf = ({ config }: { readonly config: unknown }): string[] =>
  chartOf(config).ways.filter(({ kind }) => kind === "event").map(({ event }) => event);

/** Events that the server's worker sends to a job, which are not audited. */
const BY_WORKER = ["job.begin", "job.finish", "job.fail"];

Deno.test("S6.18 every possible action has a name in the audit", () => {
  const actions = [
    ...mutations().filter((name) => !BY_EVENT.includes(name)),
    ...["put", "drop", "order"].map((kind) => `bookmarks.${kind}`),
    ...Object.values(LIFECYCLES).map(({ machine }) => machine).flatMap(eventsOf).filter((event) =>
      !BY_WORKER.includes(event)
    ),
  ];
  assert.ok(actions.length > 40);
  const nameless = actions.filter((action) => !(action.replaceAll(".", "_") in english.audit.action));
  assert.deepEqual([...new Set(nameless)], []);
});
