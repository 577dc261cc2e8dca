/** Measures reading a drop, with its files and rows, beside a bare loop of PDFium and zxing over the same pages. */
import { withMod10 } from "../../api/codes/digits.ts";
import { openDatabase } from "../../server/db/open.ts";
import { openCodeReader } from "../../server/documents/intake/codes.ts";
import { openPageReader } from "../../server/documents/intake/page_reader.ts";
import { drawGray, FIRST_DPI } from "../../server/documents/intake/picture.ts";
import { openPdfium } from "../../server/documents/pdfium.ts";
import { openFile } from "../../server/documents/reading/pdf.ts";
import { specimenPdf } from "../../server/demo/specimen_label.ts";
import { folderStore } from "../../server/files/folder.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { dropsIn } from "../../tests/support/shipping/label_drops.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const [PAGES, TURNS] = [40, 5] as const;

const pagesFrom = (first: number) =>
  Array.from({ length: PAGES }, (_, nth) => ({
    bars: [`42078745${withMod10(`9400111206206${String(first + nth).padStart(8, "0")}`)}`],
    lines: ["USPS GROUND ADVANTAGE", `Order ID: 5764614130387${String(first + nth).padStart(5, "0")}`],
  }));

export async function benchLabels(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const db = await openDatabase({ dataDir });
  const reader = openPageReader();
  try {
    const drops = dropsIn(await makeWorld(db), folderStore(dataDir));
    const [pdfium, readCodes] = await Promise.all([openPdfium(), openCodeReader()]);
    let turn = 0;
    const file = () => specimenPdf(pagesFrom(PAGES * turn++));
    // The thread is started once per upload.
    await reader.open(await file());
    const both = await compareAlternately({
      ours: async () => {
        const job = await drops.begin("anna", { name: "labels.pdf", bytes: await file() });
        await drops.read(job, Infinity, { ...reader, close: () => {} });
      },
      base: async () => {
        const { document, close } = openFile(pdfium, await file());
        for (let at = 0; at < PAGES; at++) {
          const page = pdfium.calls.FPDF_LoadPage(document, at);
          const text = pdfium.calls.FPDFText_LoadPage(page);
          pdfium.calls.FPDFText_CountChars(text);
          await readCodes(drawGray(pdfium, page, FIRST_DPI));
          pdfium.calls.FPDFText_ClosePage(text);
          pdfium.calls.FPDF_ClosePage(page);
        }
        close();
      },
    }, { turns: TURNS });
    print("Dropped labels", "bare PDFium and zxing", [
      { name: `${PAGES} pages read, stored and matched`, ...both, unit: "ms", goal: "<= 1.3x" },
    ]);
  } finally {
    reader.close();
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
