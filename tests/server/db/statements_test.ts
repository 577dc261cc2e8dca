/** The cache of prepared statements is bounded by their text. */
import assert from "node:assert/strict";
import { DummyDriver, Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { isNoneOf, isOneOf } from "../../../server/db/conditions.ts";
import { Statements } from "../../../server/db/statements.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson } from "../../support/people/people.ts";
import { fc } from "../../support/property.ts";

const SEED = 20_261_122;

Deno.test("security G1: long statements are not cached, and all cached ones together have a limit", () => {
  const statements = new Statements<string>();
  const long = `select ${"?, ".repeat(30_000)}1`;
  for (let at = 0; at < 400; at++) statements.of(`${long} from t${at}`, (text) => text);
  assert.deepEqual([statements.size, statements.chars], [0, 0]);
  for (let at = 0; at < 1_000; at++) statements.of(`select ${at} ${" ".repeat(8_000)}`, (text) => text);
  assert.ok(statements.chars <= 512 * 1024);
});

Deno.test("the statement used last stays cached, whatever was used before it", () =>
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 }), (texts) => {
      const statements = new Statements<object>({ most: 5, longest: 10, chars: 25 });
      for (const text of texts) {
        const first = statements.of(text, () => ({}));
        const again = statements.of(text, () => ({}));
        assert.equal(first === again, text.length <= 10);
        assert.ok(statements.size <= 5 && statements.chars <= 25);
      }
    }),
    { seed: SEED },
  ));

Deno.test("a statement of every request stays cached, however many others come and go", () => {
  const statements = new Statements<object>({ most: 5, longest: 10, chars: 50 });
  const first = statements.of("often", () => ({}));
  for (let at = 0; at < 100; at++) {
    statements.of(`once ${at}`, () => ({}));
    assert.equal(statements.of("often", () => ({})), first);
  }
});

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

Deno.test("lists of all allowed lengths make only a few statement texts", () => {
  const ids = Array.from({ length: 200 }, (_, at) => `id-${at}`);
  const texts = new Set(
    ids.map((_, at) =>
      sql`select ${isOneOf("a", ids.slice(at))} ${isNoneOf("b", ids.slice(at))}`.compile(compiler).sql
    ),
  );
  assert.ok(texts.size <= 9, `${texts.size} texts`);
});

Deno.test("a repeated value in a list finds its row once, and hides no other row", () =>
  withDatabase(async (db) => {
    const people: string[] = [];
    for (let at = 0; at < 5; at++) people.push(await addPerson(db));
    const ids: readonly string[] = people;
    const found = async (condition: ReturnType<typeof isOneOf>) =>
      (await db.read.selectFrom("users").select("_id").where(condition).execute()).map(({ _id }) => _id)
        .sort();
    for (let most = 1; most <= ids.length; most++) {
      assert.deepEqual(await found(isOneOf("_id", ids.slice(0, most))), ids.slice(0, most).sort());
      assert.deepEqual(await found(isNoneOf("_id", ids.slice(0, most))), ids.slice(most).sort());
    }
  }));
