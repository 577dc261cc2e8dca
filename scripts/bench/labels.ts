/**
 * Measures reading a drop of label files, with its stored files and rows, beside a bare loop of PDFium and zxing over the
 * same pages.
 */
import { withMod10 } from "../../api/codes/digits.ts";
import { openDatabase } from "../../server/db/open.ts";
import { openCodeReader } from "../../server/documents/intake/codes.ts";
import { openPageReader } from "../../server/documents/intake/page_reader.ts";
import { drawGray, FIRST_DPI } from "../../server/documents/intake/picture.ts";
import { openPdfium } from "../../server/documents/pdfium.ts";
import { openFile } from "../../server/documents/reading/pdf.ts";
import { specimenPdf } from "../../server/demo/shipping/specimen_label.ts";
import { folderStore } from "../../server/files/folder.ts";
import { allJobsDone } from "../../tests/support/orders/import_jobs.ts";
import { testApp, testSettings } from "../../tests/support/server/api.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { dropsIn } from "../../tests/support/shipping/label_drops.ts";
import { measureMeanwhile } from "./meanwhile.ts";
import { print, quantile } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const [PAGES, TURNS] = [40, 5] as const;
const REST_MS = 5_000;

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
    const world = await makeWorld(db);
    const drops = dropsIn(world, folderStore(dataDir));
    const [pdfium, readCodes] = await Promise.all([openPdfium(), openCodeReader()]);
    let turn = 0;
    const file = () => specimenPdf(pagesFrom(PAGES * turn++));
    // The reader's thread is started here, because the server starts it once per upload.
    await reader.open(await file());
    const readFile = async () => {
      const job = await drops.begin("anna", { name: "labels.pdf", bytes: await file() });
      await drops.read(job, Infinity, { ...reader, close: () => {} });
    };
    const both = await compareAlternately({
      ours: readFile,
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
    // The worker of this app reads in a separate thread, as on a real server.
    await using app = testApp(db, { settings: { ...testSettings, dataDir } });
    const other = await world.token("ben");
    const readByWorker = async () => {
      await drops.begin("anna", { name: "labels.pdf", bytes: await file() });
      await allJobsDone(db);
    };
    const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
    await measureMeanwhile(app, other, rest);
    const atRest = await measureMeanwhile(app, other, rest);
    const waits: number[] = [];
    for (let nth = 0; nth < TURNS; nth++) {
      waits.push(...(await measureMeanwhile(app, other, readByWorker)).waits);
    }
    print("Dropped labels", "bare PDFium and zxing", [
      { name: `${PAGES} pages read, stored and matched`, ...both, unit: "ms", goal: "<= 1.3x" },
    ]);
    print("Other people while labels are read", "at rest", [
      {
        name: "a list, p95",
        ours: quantile(waits, 0.95),
        base: quantile(atRest.waits, 0.95),
        unit: "ms",
        goal: "<= 1x",
      },
    ]);
  } finally {
    reader.close();
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
