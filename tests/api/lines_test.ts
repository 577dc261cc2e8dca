/** Lines of documents: where they break, and in which direction they run. */
import assert from "node:assert/strict";
import { type DocumentDescription } from "../../api/documents/document.ts";
import { layOut } from "../../api/documents/flow.ts";
import type { LabelBlock } from "../../api/documents/label.ts";
import { layOutLabels } from "../../api/documents/label_flow.ts";
import { isFromRight, wrapText } from "../../api/documents/lines.ts";
import { labelDocument, shippingLabel } from "../../api/documents/shipping_label.ts";
import { BERLIN, pkg } from "../support/shipping/document_packages.ts";

/** Each letter is as wide as it is high. */
const measure = (text: string): number => text.replaceAll(/[\u200e\u200f]/g, "").length;
const symbols = { bars: () => [[true]], qr: () => [[true]] };
const laid = (blocks: readonly LabelBlock[]) =>
  layOutLabels(
    { title: "", language: "en", at: 0, size: { width: 101.6, height: 152.4 }, labels: [blocks] },
    { dpi: 300, measure, symbols },
  )[0]!;

Deno.test("a text runs in the direction of its first letter, regardless of the text before it", () => {
  for (const text of ["יוסי", "12 شارع", "(ﻢﺤﻣ)"]) assert.equal(isFromRight(text), true, text);
  for (const text of ["", "12-34", "Ann יוסי", "李 محمد"]) assert.equal(isFromRight(text), false, text);
});

Deno.test("a continued line keeps its text's direction, by an invisible mark", () => {
  assert.deepEqual(wrapText("שלום Ann Bee", 6, measure), ["שלום", "\u200fAnn", "\u200fBee"]);
  assert.deepEqual(wrapText("Ann שלום", 5, measure), ["Ann", "\u200eשלום"]);
  assert.deepEqual(
    wrapText("Ann\nשלום", 9, measure),
    ["Ann", "שלום"],
    "each paragraph has its own direction",
  );
});

Deno.test("right-to-left text begins at the right margin of its column, on labels and on sheets", () => {
  const texts = laid([
    { kind: "text", text: "Ann", mm: 5 },
    { kind: "text", text: "יוסי", mm: 5 },
    { kind: "text", text: "יוסי", mm: 5, isCentred: true },
  ]).texts;
  const [left = 0, right = 0] = [47, 1200 - 47];
  assert.deepEqual(
    texts.map(({ x, text, size }) => [x, x + measure(text) * size]).flatMap(([from = 0, to = 0]) => [
      from === left,
      to === right,
    ]),
    [true, false, false, true, false, false],
  );
  const sheet: DocumentDescription = {
    ...{ title: "Ann", subtitle: "", foot: "", page: "", language: "en", at: 0 },
    blocks: [{ kind: "text", text: "יוסי" }, { kind: "facts", facts: [["To", "יוסי"]] }],
  };
  const [page] = layOut(sheet, measure);
  const ends = page!.texts.filter(({ text }) => text === "יוסי").map(({ x, size }) =>
    Math.round(x + 4 * size)
  );
  assert.deepEqual(ends, [Math.round(page!.width - 40), Math.round(page!.width - 40 - 6)]);
});

Deno.test("an address has one margin, also for lines in other scripts", () => {
  const to = { ...BERLIN, name: "יוסי כהן", company: "Acme", country: "IL" };
  const print = { language: "en", timeZone: "UTC", at: 1_790_000_000, media: "4x6" } as const;
  const declaration = { form: null, content_type: "merchandise", incoterm: "DDU", lines: [] } as const;
  const blocks = shippingLabel(pkg({ to, declaration }), print);
  const { labels: [found = []] } = labelDocument([blocks], print);
  const address = laid(found).texts.filter(({ text }) => ["יוסי כהן", "Acme", "ISRAEL"].includes(text));
  assert.equal(address.length, 3);
  const [first, ...others] = address.map(({ x, text, size }) => x + measure(text) * size);
  assert.ok(others.every((end) => Math.abs(end - (first ?? 0)) <= 1));
});
