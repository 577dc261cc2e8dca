import assert from "node:assert/strict";
import { isCircular, nextAbove, placesOf } from "../../../api/people/groups.ts";
import { accessOfBits, type ModulePermission } from "../../../api/modules.ts";
import { fc } from "../../support/property.ts";

const ids = ["a", "b", "c", "d", "e"];
const entry = fc.record({
  module: fc.constantFrom("orders", "stores"),
  access: fc.boolean().map((view): ModulePermission["access"] =>
    accessOfBits((bit) => view && bit === "view")
  ),
});
/** Groups with any parents, also cycles: a table may contain what the API would refuse. */
const groups = fc.tuple(...ids.map((_id) =>
  fc.record({
    _id: fc.constant(_id),
    name: fc.constant(`Group ${_id}`),
    parent_id: fc.option(fc.constantFrom(...ids, "gone")),
    permission: fc.array(entry, { maxLength: 2 }),
  })
));

Deno.test("S3.5 every group has a position, a child's path begins with its parent's, and cycles end", () =>
  fc.assert(
    fc.property(groups, (all) => {
      const places = placesOf(all);
      assert.equal(places.size, all.length);
      for (const { _id, parent_id, permission } of all) {
        const place = places.get(_id)!;
        const above = parent_id === null || isCircular(all, _id, parent_id) ? null : places.get(parent_id);
        if (!above) continue;
        assert.ok(place.path.startsWith(`${above.path}\t`));
        assert.equal(place.depth, above.depth + 1);
        for (const module of ["orders", "stores"]) {
          const own = permission.filter((each) => each.module === module);
          const found = place.rights.find((each) => each.module === module)?.access;
          const from: ModulePermission["access"] | undefined = above.rights.find((each) =>
            each.module === module
          )?.access;
          if (own.length === 0) assert.deepEqual(found, from);
          else assert.equal(found?.view, own.some(({ access }) => access.view));
        }
      }
    }),
    { seed: 21, numRuns: 300 },
  ));

Deno.test("S3.5 a group is below another if any path up through its parents reaches that one", () => {
  const tree = [
    { _id: "a", parent_id: null },
    { _id: "b", parent_id: "a" },
    { _id: "c", parent_id: "b" },
  ];
  assert.deepEqual(["a", "b", "c", null].map((parent) => isCircular(tree, "a", parent)), [
    true,
    true,
    true,
    false,
  ]);
  assert.equal(isCircular(tree, "c", "a"), false);
  assert.equal(nextAbove(tree, new Set(["b"]), "b"), "a");
  assert.equal(nextAbove(tree, new Set(["a", "b"]), "b"), null);
});
