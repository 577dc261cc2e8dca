import assert from "node:assert/strict";
import fc from "fast-check";
import { joinValues, searchValues } from "../../api/search_values.ts";

Deno.test("a pasted column, a row of a sheet and a written list are the same values, each once", () => {
  const values = ["PD-1001", "PD-1002", "Anna Müller"];
  for (
    const text of [
      "PD-1001\nPD-1002\r\nAnna Müller\n",
      "PD-1001\tPD-1002\tAnna Müller",
      " PD-1001; PD-1002,Anna Müller,PD-1001 ",
    ]
  ) {
    assert.deepEqual(searchValues(text), values);
  }
  assert.deepEqual(searchValues("Anna Müller"), ["Anna Müller"]);
  assert.deepEqual(searchValues(" , ;\n"), []);
});

Deno.test("values survive being joined into one line", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const values = searchValues(text);
    assert.deepEqual(searchValues(joinValues(values)), values);
  }));
});
