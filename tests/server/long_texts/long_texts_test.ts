import assert from "node:assert/strict";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  isListType,
  isRequiredArgument,
} from "graphql";
import { SDL } from "../../../api/generated/sdl.ts";
import { testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { makeWorld } from "../../support/orders/world.ts";
import { leastDocument } from "../../support/server/endpoint_calls.ts";

const queries = buildSchema(SDL).getQueryType()!;
/** The text exceeds SQLite's limit of a pattern (50,000 bytes), but not that of a body. */
const LONG = "é%_ x".repeat(12_000);

const takesText = ({ type }: GraphQLArgument) => ["String", "ID"].includes(getNamedType(type).name);

Deno.test("no query fails with a text of 60,000 characters in any of its arguments", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const failures: unknown[] = [];
    await using api = testApp(db, { log: ({ error }) => failures.push(error) });
    const token = await world.token("root");
    let requestCount = 0;
    for (const field of Object.values(queries.getFields())) {
      for (const argument of field.args.filter(takesText)) {
        const isList = isListType(getNullableType(argument.type));
        const document = documentWith(field.name, argument);
        const { errors } = await api.ask(token, document, { long: isList ? [LONG] : LONG });
        const codes = errors.map(({ extensions }) => extensions.code);
        assert.ok(!codes.includes("INTERNAL"), `${field.name}(${argument.name}): ${String(failures.at(-1))}`);
        requestCount++;
      }
    }
    assert.ok(requestCount > 50);
  }));

/** Returns the shortest call of a query, with the variable as one argument. */
function documentWith(name: string, argument: GraphQLArgument): string {
  const least = leastDocument(queries, name);
  const own = `${argument.name}: $long`;
  const type = `query ($long: ${String(argument.type)})`;
  const call = isRequiredArgument(argument)
    ? least.replace(new RegExp(`${argument.name}: (\\[[^\\]]*\\]|"[^"]*")`), own)
    : least.includes(`${name}(`)
    ? least.replace(`${name}(`, `${name}(${own}, `)
    : least.replace(name, `${name}(${own})`);
  return call.replace(/^(query\s*)?/, `${type} `);
}
