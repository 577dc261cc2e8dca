import assert from "node:assert/strict";
import {
  isGap,
  piecesOf,
  scrollFor,
  startsOf,
  stretchBetween,
} from "../../../../src/engine/grid/visible_parts.ts";
import { fc } from "../../../support/property.ts";

const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 120 });
const px = fc.integer({ min: 0, max: 9_000 });

Deno.test("a line is drawn completely: visible parts in order and empty space for the others, at any scroll position", () => {
  fc.assert(fc.property(sizes, px, px, fc.nat(119), (sizesPx, fromPx, roomPx, wanted) => {
    const starts = startsOf(sizesPx);
    const stretch = stretchBetween(starts, fromPx, fromPx + roomPx);
    const pieces = piecesOf(starts, stretch, [wanted]);
    const covered = pieces.flatMap((piece) =>
      isGap(piece) ? Array.from({ length: piece.count }, (_, at) => piece.from + at) : [piece]
    );
    assert.deepEqual(covered, sizesPx.map((_, at) => at));
    const total = pieces.reduce<number>(
      (sum, piece) => sum + (isGap(piece) ? piece.sizePx : sizesPx[piece]!),
      0,
    );
    assert.equal(total, starts.at(-1));
    if (wanted < sizesPx.length) assert.ok(pieces.includes(wanted));
    // A visible part is never replaced by empty space.
    for (const [at, start] of starts.slice(0, -1).entries()) {
      if (start < fromPx + roomPx && starts[at + 1]! > fromPx) assert.ok(pieces.includes(at), String(at));
    }
  }));
});

Deno.test("a part scrolled to is fully visible if there is room, otherwise from its beginning", () => {
  fc.assert(
    fc.property(sizes, px, fc.integer({ min: 1, max: 900 }), fc.nat(119), (sizesPx, fromPx, roomPx, at) => {
      fc.pre(at < sizesPx.length);
      const starts = startsOf(sizesPx);
      const to = scrollFor(starts, at, { fromPx, roomPx }) ?? fromPx;
      const [start, end] = [starts[at]!, starts[at + 1]!];
      assert.ok(to <= start);
      assert.ok(end <= to + roomPx || to === start);
    }),
  );
});
