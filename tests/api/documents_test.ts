import assert from "node:assert/strict";
import type { DocumentDescription } from "../../api/documents/document.ts";
import { textsOf } from "../../api/documents/document.ts";
import { layOut, type Measure } from "../../api/documents/flow.ts";
import { statementDocument } from "../../api/documents/statement.ts";

/** Left and right margin of A4, in points. */
const ACROSS = { from: 40, to: 555.28 } as const;

/** Every letter is half as wide as it is high. */
const measure: Measure = (text) => Array.from(text).length / 2;

const description = (rows: readonly (readonly string[])[]): DocumentDescription => ({
  title: "Statement",
  subtitle: "March 2026",
  language: "en",
  at: 0,
  foot: "Pressdock",
  page: "Page {page} of {pages}",
  blocks: [{
    kind: "table",
    columns: [{ title: "What", share: 3 }, { title: "Amount", share: 1, isFigure: true }],
    rows,
    totals: [["Sum", "9.00"]],
  }],
});

Deno.test("a table continues on the next page under its header, pages are numbered, and figures are aligned", () => {
  const pages = layOut(
    description(Array.from({ length: 120 }, (_, at) => [`Line ${at}`, `${at}.00`])),
    measure,
  );
  assert.equal(pages.length, 3);
  for (const [at, { texts, height }] of pages.entries()) {
    const words = texts.map(({ text }) => text);
    assert.ok(words.includes("What") && words.includes("Amount"), `page ${at + 1}`);
    assert.ok(words.includes(`Page ${at + 1} of 3`), `page ${at + 1}`);
    for (const { x, y, text, size } of texts) {
      assert.ok(
        x >= ACROSS.from && x + measure(text, false) * size <= ACROSS.to + 0.01 && y < height,
        text,
      );
    }
    const ends = texts.filter(({ text }) => /^\d+\.00$/.test(text)).map(({ x, text, size }) =>
      Math.round(x + measure(text, false) * size)
    );
    assert.equal(new Set(ends).size, 1);
  }
  const lines = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).filter((text) =>
    text.startsWith("Line")
  );
  assert.deepEqual(lines, Array.from({ length: 120 }, (_, at) => `Line ${at}`));
});

Deno.test("a long text wraps within its column and is cut off with a mark, whether one word or many", () => {
  for (const text of ["word ".repeat(200), "x".repeat(1_000)]) {
    const [page] = layOut(description([[text, "1.00"]]), measure);
    const long = page!.texts.filter(({ text }) => /^(word|x)/.test(text));
    assert.equal(long.length, 3);
    assert.ok(long.at(-1)?.text.endsWith("…"));
    for (const { text, x, size } of long) {
      assert.ok(x + measure(text, false) * size <= ACROSS.from + (ACROSS.to - ACROSS.from) * 0.75);
    }
  }
});

const ACCOUNT = {
  kinds: [
    { kind: "charge", debit_minor: 2_500, credit_minor: 0, lines: 1 },
    { kind: "topup", debit_minor: 0, credit_minor: 5_000, lines: 1 },
  ],
  account: "wallet",
  currency: "USD",
  opening_minor: 1_000,
  debit_minor: 2_500,
  credit_minor: 5_000,
  closing_minor: 3_500,
  lines: 2,
  is_sound: true,
};
const FACTS = {
  seller: "Nguyễn Thị Ánh",
  from: Date.UTC(2026, 2, 1) / 1000,
  until: Date.UTC(2026, 3, 1) / 1000,
  timeZone: "UTC",
  language: "de",
  at: Date.UTC(2026, 3, 2) / 1000,
  accounts: [ACCOUNT],
  lines: [
    {
      ...ACCOUNT,
      no: 7,
      created_at: Date.UTC(2026, 2, 3) / 1000,
      kind: "topup",
      ref_code: "TU-1",
      amount_minor: 5_000,
      balance_minor: 6_000,
    },
    {
      ...ACCOUNT,
      no: 8,
      created_at: Date.UTC(2026, 2, 4) / 1000,
      kind: "charge",
      ref_code: "PD-1",
      amount_minor: -2_500,
      balance_minor: 3_500,
    },
  ],
  days: null,
};

Deno.test("Clear answers 10, S2.24 a statement begins with sums by type, and its lines lead from the opening to the closing balance, in the requested language", () => {
  const document = statementDocument(FACTS);
  const texts = textsOf(document);
  assert.equal(document.subtitle, "März 2026");
  for (
    const text of [
      "Kontoauszug",
      "Nguyễn Thị Ánh",
      "Guthabenkonto · USD",
      "Anfangssaldo",
      "10.00",
      "PD-1",
      "25.00",
      "Endsaldo",
      "35.00",
    ]
  ) {
    assert.ok(texts.includes(text), text);
  }
  const [sums, lines] = document.blocks.filter(({ kind }) => kind === "table");
  assert.deepEqual(sums?.kind === "table" && [...sums.rows, ...sums.totals ?? []], [
    ["Zahlung einer Bestellung", "1", "25.00", ""],
    ["Aufladung", "1", "", "50.00"],
    ["Summe", "2", "25.00", "50.00"],
  ]);
  assert.equal(lines?.kind === "table" && lines.rows.length, 2, "the lines come after the sums by type");
  assert.ok(texts.includes("01-03-2026 – 31-03-2026 (UTC)"));
  assert.ok(!texts.some((text) => text.includes("Bescheid")));
  const unsound = statementDocument({ ...FACTS, accounts: [{ ...ACCOUNT, is_sound: false }] });
  assert.ok(textsOf(unsound).some((text) => text.includes("Bescheid")));
});

Deno.test("S2.24 a statement without lines says so, and one with too many sums up its days", () => {
  assert.ok(
    textsOf(statementDocument({ ...FACTS, accounts: [], lines: [] })).some((text) =>
      text.includes("keine Buchungen")
    ),
  );
  const day = { ...ACCOUNT, from: FACTS.from + 3 * 86_400, lines: 3_000, closing_minor: 777 };
  const texts = textsOf(
    statementDocument({ ...FACTS, lines: [], days: [day, { ...day, lines: 0, from: FACTS.from }] }),
  );
  assert.ok(texts.includes("04-03-2026") && texts.includes("7.77") && texts.includes("3000"));
  assert.ok(!texts.includes("01-03-2026"));
});

Deno.test("only the worker for documents loads the drawing code: the server starts without it", () => {
  const folder = new URL("../../server/", import.meta.url);
  const textOf = (path: string) => path.endsWith(".ts") ? Deno.readTextFileSync(new URL(path, folder)) : "";
  const files: string[] = [];
  const walk = (path: string) => {
    for (const { name, isDirectory } of Deno.readDirSync(new URL(path || "./", folder))) {
      if (isDirectory) walk(`${path}${name}/`);
      else files.push(`${path}${name}`);
    }
  };
  walk("");
  const having = (pattern: RegExp) => files.filter((path) => pattern.test(textOf(path))).sort();
  const drawing = [
    ...["draw_labels", "draw_package_labels", "drawn_fonts", "face", "letters"],
    ...["outlines", "pictures", "shape_text", "symbols"],
  ].map((name) => `documents/${name}.ts`);
  assert.deepEqual(having(/from "(@cantoo\/(pdf-lib|fontkit)|bidi-js|bwip-js\/generic)"/), drawing);
  const own = [
    ...["draw", "draw_labels", "draw_package_labels", "drawn_fonts", "face", "write_package_labels"],
    ...["letters", "outlines", "pictures", "shape_text", "symbols"],
  ].join("|");
  assert.deepEqual(having(new RegExp(`from ".*documents/(${own})\\.ts"`)), []);
  assert.deepEqual(having(/import\("\.\/(draw|write)(_\w+)?\.ts"\)/), ["documents/thread.ts"]);
});
