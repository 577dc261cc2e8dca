import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import type { FileFormat, ImportPlan } from "../../../api/csv/plan.ts";
import type { FileInspection } from "../../../api/csv/inspect.ts";
import type { InspectInput } from "../../../machines/orders/import_file_context.ts";
import { inspectFile } from "../../../src/features/orders/imports/inspect_file_wiring.ts";
import { bookOf, inline, rowsXml } from "../../support/files/workbooks.ts";

const FIXTURE = new URL("../../fixtures/superstore_small.csv", import.meta.url);
const FORMAT: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };
const OWN = "Bestellung;Artikel;Stück;Summe\nB-1;MUG;2;1.234,50\nB-2;CAP;1;3,00\n";
const OWN_PLAN: ImportPlan = {
  profile: "custom",
  format: { ...FORMAT, delimiter: ";", decimal: "," },
  headers: ["Bestellung", "Artikel", "Stück", "Summe"],
  columns: { external_number: 0, sku: 1, quantity: 2, line_total: 3 },
};

interface Given {
  readonly format?: FileFormat;
  readonly plans?: readonly ImportPlan[];
}

const answerTo = (content: BlobPart, { format, plans = [] }: Given = {}) =>
  inspectFile(
    { files: [new File([content], "orders.csv")], storeId: "s1", format: format ?? null, sheet: null },
    () => Promise.resolve(plans),
  );

async function lookAt(content: BlobPart, given: Given = {}): Promise<FileInspection> {
  const answer = await answerTo(content, given);
  if (answer.kind === "unfit") throw new Error(`The file is unfit: ${answer.unfit}`);
  return answer.inspection;
}

async function codeOf(content: BlobPart, given: Given = {}): Promise<string> {
  const answer = await answerTo(content, given);
  return answer.kind === "unfit" ? answer.unfit : "fit";
}

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  [...text].forEach((char, at) => bytes.set([char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8], 2 + at * 2));
  return bytes;
};

Deno.test("a file of a known kind sets its columns and format, and shows the first values of each column", async () => {
  const { plan, samples, isRemembered } = await lookAt(Deno.readFileSync(FIXTURE));
  assert.deepEqual([plan.profile, plan.format.dateOrder, isRemembered], ["superstore", "mdy", false]);
  assert.equal(plan.headers[plan.columns.external_number ?? -1], "Order ID");
  assert.equal(samples[0]?.[plan.columns.recipient_name ?? -1], "Nora O'Hara");
});

Deno.test("a file of any other kind is read too: semicolons, decimal commas, UTF-16", async () => {
  for (const content of [OWN, utf16(OWN)]) {
    const { plan } = await lookAt(content);
    assert.deepEqual([plan.format.delimiter, plan.headers], [";", OWN_PLAN.headers]);
    assert.deepEqual(plan.columns, {});
  }
});

Deno.test("manual choices decide how the file is read", async () => {
  const { plan } = await lookAt("a,b;c\n1,2;3\n", { format: { ...FORMAT, delimiter: ";" } });
  assert.deepEqual(plan.headers, ["a,b", "c"]);
});

Deno.test("a file with a header that the store has had before is read as the last time", async () => {
  const other = { ...OWN_PLAN, headers: ["x"], columns: {} };
  const { plan, isRemembered } = await lookAt(OWN, { plans: [other, OWN_PLAN] });
  assert.deepEqual([plan, isRemembered], [OWN_PLAN, true]);
  assert.equal((await lookAt(OWN, { plans: [other] })).isRemembered, false);
});

Deno.test("a remembered plan is used for a file in another encoding", async () => {
  const { plan, isRemembered } = await lookAt(utf16(OWN), { plans: [OWN_PLAN] });
  assert.deepEqual([plan.format.encoding, plan.columns, isRemembered], ["utf-16le", OWN_PLAN.columns, true]);
});

Deno.test("a delimiter chosen by hand is remembered if it cannot be detected", async () => {
  const content = "Order,SKU;Pieces\n1,a;2\n2,b;3\n";
  const plan: ImportPlan = {
    ...OWN_PLAN,
    headers: ["Order,SKU", "Pieces"],
    columns: { external_number: 0, sku: 0, quantity: 1 },
  };
  assert.deepEqual((await lookAt(content, { plans: [plan] })).plan, plan);
});

Deno.test("a file of an unsupported kind is refused before it is sent", async () => {
  assert.equal(await codeOf(""), "empty");
  assert.equal(await codeOf("\n\n"), "empty");
  assert.equal(await codeOf("Order,SKU,Quantity\n"), "headerOnly");
  assert.equal(await codeOf(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0])), "damaged");
  assert.equal(await codeOf(new Uint8Array([0, 1, 2, 3, 0, 0, 9, 0x1b, 0, 2])), "binary");
  assert.equal(await codeOf("Order,SKU\né,1\n", { format: { ...FORMAT, encoding: "utf-16le" } }), "notText");
  const wide = Array.from({ length: 1_001 }, (_, at) => `c${at}`).join(",");
  assert.equal(await codeOf(`${wide}\n${wide}\n`), "tooManyColumns");
});

Deno.test("200 columns, two of one name and one called __proto__ are read like any others", async () => {
  const headers = ["__proto__", "Order ID", "Order ID", ...Array.from({ length: 197 }, (_, at) => `c${at}`)];
  const { plan } = await lookAt(`${headers.join(",")}\n${headers.map((_, at) => at).join(",")}\n`);
  assert.deepEqual([plan.headers, plan.columns.external_number], [headers, 1]);
});

Deno.test("a letter cut by the end of the sample does no harm", async () => {
  for (const pad of ["", "a", "aa"]) {
    assert.equal(await codeOf(OWN + `B-3;${pad}${"€".repeat(100_000)};1;1`), "fit");
  }
});

Deno.test("size, count and readability are checked without reading the file", async () => {
  const large = new File(["x"], "large.csv");
  Object.defineProperty(large, "size", { value: MAX_UPLOAD_BYTES + 1 });
  const folder = new File(["x"], "folder");
  Object.defineProperty(folder, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }),
  });
  const codes = await Promise.all([[large], [folder], [large, folder], []].map(async (files) => {
    const answer = await inspectFile(
      { files, storeId: "", format: null, sheet: null },
      () => Promise.resolve([]),
    );
    return answer.kind === "unfit" && answer.unfit;
  }));
  assert.deepEqual(codes, ["tooLarge", "unreadable", "several", "several"]);
});

Deno.test("a workbook shows its sheets and is read by the chosen one; its texts show how amounts are written", async () => {
  const sheet = rowsXml(
    ["Order", "SKU", "Quantity", "Date", "Price"].map(inline),
    [inline("A-1"), inline("S"), "<c><v>2</v></c>", inline("25.12.2024"), inline("12,50")],
    [inline("A-2"), inline("S"), "<c><v>1</v></c>", inline("24.12.2024"), "<c><v>1234.5</v></c>"],
  );
  const book = bookOf({ sheets: { Notes: rowsXml([inline("x")]), Orders: sheet } });
  const inspect = (more: Partial<InspectInput> = {}, plans: readonly ImportPlan[] = []) => {
    const files = [new File([book], "orders.csv")];
    const input = { files, storeId: "s1", format: null, sheet: null, ...more };
    return inspectFile(input, () => Promise.resolve(plans));
  };
  const first = await inspect();
  assert.deepEqual([first.kind === "unfit" && first.unfit, first.sheets, first.sheet], [
    "headerOnly",
    ["Notes", "Orders"],
    "Notes",
  ]);
  const answer = await inspect({ sheet: "Orders" });
  assert.ok(answer.kind === "fit");
  const { plan, samples } = answer.inspection;
  assert.deepEqual([plan.sheet, plan.format.decimal, plan.format.dateOrder], ["Orders", ",", "dmy"]);
  assert.deepEqual(samples[1], ["A-2", "S", "1", "24.12.2024", "1234,5"]);
  const known = { ...plan, sheet: "Old", columns: { ...plan.columns, note: 4 } };
  const again = await inspect({ sheet: "Orders" }, [known]);
  assert.deepEqual(again.kind === "fit" && [again.inspection.isRemembered, again.inspection.plan], [
    true,
    { ...known, sheet: "Orders" },
  ]);
  const macros = await inspect({ files: [new File([book], "orders.xlsm")] });
  assert.equal(macros.kind === "unfit" && macros.unfit, "macros");
});
