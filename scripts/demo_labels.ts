/**
 * Writes 40 SPECIMEN pages for orders of the demo into a folder, as PDFs to drop at Ship By TikTok: they fall into every
 * bin. `deno task demo:labels [folder]`; the database is the one that `deno task start` filled.
 */
import { join } from "node:path";
import { openDatabase, requireData } from "../server/db/open.ts";
import { MAINTENANCE_LIMITS } from "../server/db/postgres_client.ts";
import type { Reader } from "../server/db/database.ts";
import { labelOf, specimenNumber } from "../server/demo/shipping/label_pages.ts";
import { type DemoOrder, ordersWithoutLabel } from "../server/demo/shipping/label_pages_store.ts";
import { type SpecimenPage, specimenPdf } from "../server/demo/shipping/specimen_label.ts";
import { runProgram } from "../server/program.ts";
import { placeOf, type ServeEnvironment } from "../server/settings/settings.ts";

export const SPECIMEN_PAGES = 40;
const FOLDER = "demo-labels";
/** USPS serial numbers after those of the demo's own pages. */
const FIRST_SERIAL = 1_000;
const [UNPAID, MATCHED] = [3, 20] as const;

export interface SpecimenFile {
  readonly name: string;
  readonly pages: readonly SpecimenPage[];
}

const words = (...lines: readonly string[]): SpecimenPage => ({ bars: [], lines: ["SPECIMEN", ...lines] });

/** Returns the files; the same orders always give the same pages. @throws {Error} if the demo has too few TikTok orders */
export async function specimenFiles(reader: Reader): Promise<readonly SpecimenFile[]> {
  const open = await ordersWithoutLabel(reader, { paid: 1, most: MATCHED });
  const unpaid = await ordersWithoutLabel(reader, { paid: 0, most: UNPAID });
  const [one, two, three] = open;
  if (!one || !two || !three) {
    throw new Error("The database has no demo orders at TikTok: start it with DEMO=1");
  }
  let serial = FIRST_SERIAL;
  const next = () => specimenNumber(serial++);
  const batch = [...open, ...unpaid].map((order) => labelOf(order, next()));
  const single = doubtful([one, two, three], next);
  // Unknown orders fill the rest up, so that the number of pages is always the same.
  const left = SPECIMEN_PAGES - batch.length - single.length - 1;
  const unknown = Array.from(
    { length: Math.max(0, left) },
    (_, nth) => labelOf({ ...one, external_number: `57700000000000${String(1_000 + nth)}` }, next()),
  );
  return [
    { name: "tiktok-batch.pdf", pages: batch },
    { name: "tiktok-again.pdf", pages: batch.slice(0, 1) },
    { name: "doubtful.pdf", pages: single },
    { name: "other-shop.pdf", pages: unknown },
  ];
}

function doubtful([one, two, three]: readonly [DemoOrder, DemoOrder, DemoOrder], next: () => string) {
  const grouped = (number: string) => number.replaceAll(/(.{4})/g, "$1 ").trim();
  const wrong = next().replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  return [
    labelOf(one, next(), "99950"),
    {
      ...labelOf(two, next()),
      lines: ["SPECIMEN", `USPS TRACKING # ${grouped(next())}`, `Order ID: ${two.external_number}`],
    },
    {
      ...labelOf(three, next()),
      lines: ["SPECIMEN", `Order ID: ${three.external_number}`, `Order ID: ${one.external_number}`],
    },
    { bars: [next(), next()], lines: ["SPECIMEN", `Order ID: ${two.external_number}`] },
    { bars: [wrong], lines: ["SPECIMEN", "USPS"] },
    { bars: [next()], lines: ["SPECIMEN", "Order ID: 5.77E+17"] },
    words("Packing slip", `Order ID: ${three.external_number}`),
    words("Thank you for your order"),
  ] satisfies readonly SpecimenPage[];
}

async function write(environment: ServeEnvironment, [folder = FOLDER]: readonly string[]): Promise<void> {
  const place = placeOf(environment);
  await requireData(place);
  const db = await openDatabase({ ...place, limits: MAINTENANCE_LIMITS });
  try {
    const files = await specimenFiles(db.read);
    await Deno.mkdir(folder, { recursive: true });
    for (const { name, pages } of files) {
      await Deno.writeFile(join(folder, name), await specimenPdf(pages));
    }
    // A login page that was saved as a label, which the app refuses.
    await Deno.writeTextFile(join(folder, "expired-link.pdf"), "<!DOCTYPE html><title>Log in</title>\n");
    const count = files.reduce((sum, { pages }) => sum + pages.length, 0);
    console.log(`${count} pages are in ${folder}/. Drop all files at Ship By TikTok.`);
  } finally {
    await db.close();
  }
}

if (import.meta.main) await runProgram(write);
