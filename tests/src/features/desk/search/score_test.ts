import assert from "node:assert/strict";
import { piecesOf } from "../../../../../src/features/desk/search/marked_text.tsx";
import { marksOf, rankMatches, scoreOf } from "../../../../../src/features/desk/search/score.ts";
import { fc } from "../../../../support/property.ts";

const shown = (text: string, marks: ReadonlySet<number>) =>
  piecesOf(text, marks).map((piece) => piece.isMarked ? `[${piece.text}]` : piece.text).join("");
const find = (typed: string, ...texts: string[]) => rankMatches(texts, (text) => [text], typed);

Deno.test("a match at the beginning of a word counts most, then one inside, then letters in order", () => {
  assert.deepEqual(find("or", "Explore", "Jobs", "Orders", "Old reports"), [
    "Orders",
    "Explore",
    "Old reports",
  ]);
  assert.deepEqual(find("orpr", "Order processing", "Orders", "Floor printer"), ["Order processing"]);
  assert.deepEqual(find("", "b", "a"), ["b", "a"]);
});

Deno.test("every word must match, in any order, regardless of accents and capitals", () => {
  assert.deepEqual(find("production order", "Order in production", "Orders"), ["Order in production"]);
  assert.deepEqual(find("AUFTRAGE", "Aufträge"), ["Aufträge"]);
  assert.equal(scoreOf("Orders", "orders jobs"), null);
});

Deno.test("matches are marked where they are, in the original text", () => {
  assert.equal(
    shown("Zoë Müller · Köln", marksOf("Zoë Müller · Köln", "mull koln")),
    "Zoë [Müll]er · [Köln]",
  );
  assert.equal(shown("PD-000123", marksOf("PD-000123", "0123")), "PD-00[0123]");
  assert.equal(shown("Order processing", scoreOf("Order processing", "orpr")!.marks), "[Or]der [pr]ocessing");
  assert.equal(shown("<b>&amp;", marksOf("<b>&amp;", "b")), "<[b]>&amp;");
});

Deno.test("marking neither adds nor loses a letter, and a text always matches itself", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.string({ maxLength: 5 }),
      (text, typed) => {
        assert.equal(piecesOf(text, marksOf(text, typed)).map((piece) => piece.text).join(""), text);
        assert.notEqual(scoreOf(text, text), null);
      },
    ),
    { seed: 20_261_121 },
  );
});
