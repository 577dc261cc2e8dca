/** A bulk step carries its form: every field of it is also a field of the job. */
import assert from "node:assert/strict";
import type { GraphQLInputObjectType } from "graphql";
import { makeSchema } from "../../../../server/graphql/schema.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { resources } from "../../../../resources/generated/resources.ts";

Deno.test("S2.0 every field that a bulk step requires is a field of JobMoveInput", () => {
  const type = makeSchema(modules).getType("JobMoveInput") as GraphQLInputObjectType;
  const known = new Set(Object.keys(type.getFields()));
  const missing = resources.flatMap(({ id, lifecycle, moves = [] }) =>
    lifecycle?.job
      ? moves.filter(({ isSingle }) => !isSingle).flatMap(({ event, asks = [] }) =>
        asks.map((ask) => ask.replace(/\?$/, "")).filter((ask) => !known.has(ask)).map((ask) =>
          `${id} ${event} ${ask}`
        )
      )
      : []
  );
  assert.deepEqual(missing, []);
});
