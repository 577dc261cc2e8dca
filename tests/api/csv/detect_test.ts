import assert from "node:assert/strict";
import { detectFormat } from "../../../api/csv/detect.ts";
import type { Encoding } from "../../../api/csv/encodings.ts";
import type { FileFormat } from "../../../api/csv/plan.ts";
import { createRowStream, readHead } from "../../../api/csv/rows.ts";
import { encodeText } from "../../support/files/encoding.ts";
import { fc } from "../../support/property.ts";

/** Encodings that are detected, and some that a person must choose. */
const FOUND = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
const CHOSEN = ["macintosh", "shift_jis", "euc-kr"] as const;

const HEADER = ["Order ID", "Order Date", "SKU", "Quantity", "Price"];

function table(delimiter: string, rows: readonly (readonly string[])[], quote = ""): string {
  return [HEADER, ...rows].map((row) => row.map((cell) => quote + cell + quote).join(delimiter)).join("\r\n");
}

const USUAL = [["Ä-1", "01/02/2026", "S-1", "2", "12.50"], ["Ä-2", "25/02/2026", "S-2", "1", "3.00"]];

const seen = (text: string, encoding: Encoding = "utf-8", hasMark = false) =>
  detectFormat(encodeText(text, encoding, hasMark), true);

Deno.test("the encoding is detected by the byte order mark, the zeros of UTF-16 or valid UTF-8, otherwise assumed", () => {
  for (const encoding of FOUND) {
    for (const hasMark of encoding === "windows-1252" ? [false] : [false, true]) {
      const { problem, format, evidence } = seen(table(",", USUAL), encoding, hasMark);
      assert.deepEqual([problem, format.encoding], [null, encoding]);
      const isAssumed = encoding === "windows-1252";
      assert.equal(evidence.encoding, hasMark ? "mark" : isAssumed ? "assumed" : "seen");
    }
  }
  assert.equal(seen("a,b\n1,2").evidence.encoding, "plain", "every encoding reads ASCII alike");
});

Deno.test("the delimiter is the one that makes rows as wide as the header, regardless of other text in cells", () => {
  for (const delimiter of [",", ";", "\t", "|"] as const) {
    const others = [",", ";", "|"].filter((each) => each !== delimiter).join(" ");
    const rows = [["A-1", "2026-01-02", `S ${others}`, "2", "1.50"], ["A-2", "2026-01-02", "S", "1", "1.50"]];
    assert.equal(seen(table(delimiter, rows)).format.delimiter, delimiter);
    assert.equal(seen(table(delimiter, rows, '"')).format.delimiter, delimiter);
  }
});

Deno.test("an apostrophe is the quote where it surrounds headers, not where it marks a number", () => {
  const rows = [["A-1", "2026-01-02", "a,b", "2", "1.50"], ["A-2", "2026-01-02", "c", "1", "1.50"]];
  assert.equal(seen(table(",", rows, "'")).format.quote, "'");
  const marked = [["'001", "2026-01-02", "'S'", "2", "1.50"], ["'002", "2026-01-02", "'T'", "1", "1.50"]];
  assert.equal(seen(table(",", marked)).format.quote, '"');
});

Deno.test("decimal mark and order of days come from the values, otherwise from convention, otherwise are marked as assumed", () => {
  const of = (date: string, price: string) => {
    const { format, evidence } = seen(table(";", [["A-1", date, "S", "1", price]]));
    return [format.decimal, evidence.decimal, format.dateOrder, evidence.dateOrder];
  };
  assert.deepEqual(of("25/02/2026", "1.234,56"), [",", "seen", "dmy", "seen"]);
  assert.deepEqual(of("02-25-2026", "1,234.56"), [".", "seen", "mdy", "seen"]);
  assert.deepEqual(of("2026-02-25", "12,5"), [",", "seen", "ymd", "seen"]);
  assert.deepEqual(of("01.02.2026", "1.234"), [",", "assumed", "dmy", "assumed"]);
});

Deno.test("a file that is not a text table is refused with its file type", () => {
  const noise = Uint8Array.from({ length: 4_096 }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 256);
  const files: [Uint8Array, string][] = [
    [new Uint8Array(), "empty"],
    [encodeText("\n\r\n", "utf-8"), "empty"],
    [encodeText(HEADER.join(","), "utf-8"), "headerOnly"],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0), "spreadsheet"],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), "spreadsheet"],
    [encodeText("%PDF-1.7\n", "utf-8"), "pdf"],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), "image"],
    [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "image"],
    [Uint8Array.of(0x1f, 0x8b, 8, 0), "compressed"],
    [noise, "binary"],
    [encodeText('"Order ID,SKU\n1,2', "utf-8"), "badQuotes"],
    [encodeText("a,".repeat(1_000) + "b\n1", "utf-8"), "tooManyColumns"],
    [Uint8Array.of(0xff, 0xfe, 0x41, 0), "headerOnly"],
    [Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x0a), "notText"],
  ];
  for (const [bytes, problem] of files) assert.equal(detectFormat(bytes, true).problem, problem);
  assert.equal(detectFormat(encodeText("x".repeat(300_000), "utf-8"), false).problem, "tooLong");
});

Deno.test("detection from any beginning of a file agrees with the whole file", () => {
  const text = table(";", Array.from({ length: 40 }, (_, at) => [`Ü-${at}`, "25.02.2026", "é", "1", "1,50"]));
  const bytes = encodeText(text, "utf-8");
  const { evidence: _, problem: __, ...whole } = detectFormat(bytes, true);
  for (let end = 400; end < 700; end++) {
    const { evidence: _, problem: __, ...part } = detectFormat(bytes.subarray(0, end), false);
    assert.deepEqual(part, whole);
  }
});

Deno.test("bytes in random pieces give the rows of the whole file, in every encoding", () => {
  const unit = fc.constantFrom("a", "é", '"', ",", "\n", "\r\n", "ß", "€");
  const wide = fc.constantFrom("a", "田", "🎉", '"', ",", "\n", "\r\n", "\u00a0");
  const far = fc.constantFrom("a", "田", '"', ",", "\n", "\r\n");
  for (const encoding of [...FOUND, ...CHOSEN]) {
    const isWide = encoding.startsWith("utf");
    const isFar = ["shift_jis", "euc-kr"].includes(encoding);
    const text = fc.string({ unit: isWide ? wide : isFar ? far : unit, maxLength: 60 });
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(text, sizes, (any, cut) => {
      const format: FileFormat = { encoding, delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };
      const bytes = encodeText(any, encoding);
      const stream = createRowStream(format);
      const rows = [];
      for (let at = 0, turn = 0; at < bytes.length; turn++) {
        const size = cut[turn % cut.length] ?? 1;
        rows.push(...stream.push(bytes.subarray(at, at + size)));
        at += size;
      }
      assert.deepEqual([...rows, ...stream.end()], readHead(bytes, true, format));
    }));
  }
});
