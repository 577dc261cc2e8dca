import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { userGroupInput } from "../../../../api/inputs/people/group.ts";
import { GRANTABLE } from "../../../../api/modules.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(userGroupInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};
const all = { view: true, add: true, update: true, delete: true };

Deno.test("S3.5 all problems of a group are reported at once, with their paths", () => {
  assert.deepEqual(
    problemsOf({
      name: " ",
      status: "Deleted",
      role: "boss",
      parent_id: "x".repeat(65),
      is_default: "yes",
      permission: [{ module: "users", access: all }, { module: "orders", access: { view: 1 } }],
    }),
    [
      "name required",
      "status unknown",
      "role unknown",
      "parent_id tooLong",
      "is_default invalid",
      "permission.0.module unknown",
      "permission.1.access.view invalid",
    ],
  );
  assert.deepEqual(problemsOf({ permission: null, name: null }), []);
});

Deno.test("S3.4 an entry keeps the bits that its module has, and drops the rest", () => {
  const permission = [{ module: "packages", title: "x", access: all, __proto__: { role: "root" }, extra: 1 }];
  const read = readInput(userGroupInput, { permission });
  assert.ok(read.ok);
  assert.deepEqual(read.value.permission, [
    { module: "packages", access: { view: true, add: false, update: true, delete: false } },
  ]);
});

Deno.test("a module is named at most once, and no list is longer than the number of modules", () => {
  const twice = [{ module: "jobs", access: {} }, { module: "jobs", access: all }];
  assert.deepEqual(problemsOf({ permission: twice }), ["permission invalid"]);
  const many = Array.from({ length: GRANTABLE.length + 1 }, () => ({ module: "jobs", access: {} }));
  assert.ok(problemsOf({ permission: many }).includes("permission tooMany"));
});
