import assert from "node:assert/strict";
import { codesInLine } from "../../../api/codes/line.ts";
import { newCodes } from "../../../src/features/workshop/stations/input/camera_wiring.ts";

Deno.test("S2.8 a scanned line is split into its codes, and a number printed in groups of digits stays one code", () => {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ["PK-000001", ["PK-000001"]],
    ["  pk-000001 ", ["pk-000001"]],
    ["PK-000001 PK-000002", ["PK-000001", "PK-000002"]],
    ["PK-000001PK-000002", ["PK-000001", "PK-000002"]],
    ["RR123456785VN;PK-000001", ["RR123456785VN", "PK-000001"]],
    ["PK-000001\nPK-000001", ["PK-000001"]],
    ["PK-000001\nhttps://example.test/a b", ["PK-000001", "https://example.test/a b"]],
    ["9400 1000 0000 0000 0000 00", ["9400 1000 0000 0000 0000 00"]],
    ["no code at all", ["no code at all"]],
    ["", []],
  ];
  for (const [line, codes] of lines) assert.deepEqual(codesInLine(line), codes, line);
});

Deno.test("S2.8 a camera picture with several codes gives one line once it is steady; elsewhere only the first code counts", () => {
  const all = newCodes(true);
  const seen = (codes: readonly string[], at: number) => all(codes, at);
  assert.equal(seen(["B", "A"], 0), "", "the first picture may miss a code");
  assert.equal(seen(["A", "B", "A"], 120), "A\nB");
  assert.equal(seen(["A", "B"], 240), "", "a code that stays in view is read once");
  assert.equal(seen(["A"], 360), "");
  assert.equal(seen(["A"], 480), "");
  assert.equal(seen([], 600), "");
  assert.equal(seen([], 720), "");
  assert.equal(seen(["A"], 3_000), "");
  assert.equal(seen(["A"], 3_120), "A", "a code that left the view may be read again");
  const first = newCodes(false);
  assert.deepEqual([first(["A", "B"], 0), first(["A"], 100), first(["B"], 200), first(["A"], 300)], [
    ...["A", "", "B", "A"],
  ]);
  const beside = newCodes(false);
  const pictures = [["A", "B"], ["B", "A"], [], ["B", "A"], ["A", "B"], ["B"], ["A", "B"]];
  assert.deepEqual(
    pictures.map((codes, at) => beside(codes, at * 120)),
    ["A", "", "", "", "", "B", ""],
    "of two tickets in view in any order one is read, and each once",
  );
});
