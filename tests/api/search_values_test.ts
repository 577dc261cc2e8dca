import assert from "node:assert/strict";
import { joinValues, pastedValues, searchValues } from "../../api/search_values.ts";
import { fc } from "../support/property.ts";

Deno.test("a pasted column, a row of a sheet and a written list give the same values, each once", () => {
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

Deno.test("values survive joining into one line", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const values = searchValues(text);
    assert.deepEqual(searchValues(joinValues(values)), values);
  }));
});

Deno.test("blanks separate pasted numbers, but split neither a name nor a number printed in groups", () => {
  const numbers = ["CA-2018-152156", "PD-000123", "100234"];
  for (const between of [" ", "\t", "\n", ", ", "  \n "]) {
    assert.deepEqual(pastedValues(numbers.join(between)), numbers);
  }
  assert.deepEqual(pastedValues("Claire Gute"), ["Claire Gute"]);
  assert.deepEqual(pastedValues("12 Main Street"), ["12 Main Street"]);
  assert.deepEqual(pastedValues("9400 1000 0000 0000 0000 00"), ["9400 1000 0000 0000 0000 00"]);
  assert.deepEqual(pastedValues("PD-000123 PD-000123"), ["PD-000123"]);
  assert.deepEqual(pastedValues(""), []);
});
