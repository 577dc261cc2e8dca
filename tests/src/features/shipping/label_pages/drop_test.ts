/** A drop sends several files at the same time, and names those that it does not accept. */
import assert from "node:assert/strict";
import { MAX_DROP_FILE_BYTES, MAX_DROP_FILES } from "../../../../../api/shipping/label_pages/bounds.ts";
import { acceptedFiles, sendDrop } from "../../../../../src/features/shipping/label_pages/wiring.ts";

/** Makes a file that claims the given size, without content. */
const fileOf = (name: string, size: number): File =>
  Object.defineProperty(new File([], name), "size", { value: size });

Deno.test("S2.6 files that a drop cannot accept are refused by name, and the others continue", () => {
  const files = [
    fileOf("empty.pdf", 0),
    fileOf("large.pdf", MAX_DROP_FILE_BYTES + 1),
    ...Array.from({ length: 21 }, (_, nth) => fileOf(`${nth}.pdf`, MAX_DROP_FILE_BYTES)),
  ];
  const { taken, refused } = acceptedFiles(files);
  assert.equal(taken.length, 20);
  assert.deepEqual(refused, [
    { name: "empty.pdf", code: "empty" },
    { name: "large.pdf", code: "tooLarge" },
    { name: "20.pdf", code: "dropFull" },
  ]);
  const many = acceptedFiles(Array.from({ length: MAX_DROP_FILES + 1 }, (_, nth) => fileOf(`${nth}.pdf`, 1)));
  assert.deepEqual([many.taken.length, many.refused.length], [MAX_DROP_FILES, 1]);
});

Deno.test("S2.6 files are sent three at a time under one drop, and a refused one is named", async () => {
  const sent: string[] = [];
  const refused: string[] = [];
  let [now, most] = [0, 0];
  const count = await sendDrop("drop", ["a", "b", "c", "d", "bad"].map((name) => fileOf(name, 5)), {
    signal: new AbortController().signal,
    onSent: () => sent.push("sent"),
    onRefused: ({ name, code }) => refused.push(`${name} ${code}`),
    onWait: () => {},
    send: async (_path, query) => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      assert.equal(query["drop"], "drop");
      return query["name"] === "bad" ? { kind: "timeout" } : null;
    },
  });
  assert.deepEqual([count, sent.length, most], [4, 4, 3]);
  assert.deepEqual(refused, ["bad failed"]);
});
