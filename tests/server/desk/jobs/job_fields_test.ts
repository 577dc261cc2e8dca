import assert from "node:assert/strict";
import { buildSchema, type GraphQLInputObjectType } from "graphql";
import { SDL } from "../../../../api/generated/sdl.ts";
import { jobFields } from "../../../../api/inputs/desk/job.ts";
import { modules } from "../../../../server/generated/modules.ts";

Deno.test("every field of a job's input belongs to every job or to a kind of job", () => {
  const kinds = modules.flatMap(({ jobKinds = [] }) => jobKinds);
  const read = new Set([jobFields, ...kinds.map(({ fields = {} }) => fields)].flatMap(Object.keys));
  const { JobInput } = buildSchema(SDL).getTypeMap() as Record<string, GraphQLInputObjectType>;
  assert.deepEqual([...read].sort(), Object.keys(JobInput!.getFields()).sort());
});
