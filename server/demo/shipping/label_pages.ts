/** Adds pages of label files in each state, for orders of the TikTok store. */
import { createHash } from "node:crypto";
import { MINUTE_SECONDS } from "../../../api/constants.ts";
import { withMod10 } from "../../../api/codes/digits.ts";
import { codeOf } from "../../../api/codes/record_codes.ts";
import { findOn } from "../../../api/shipping/label_pages/findings.ts";
import type { Database } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { FileStore } from "../../files/store.ts";
import { newId } from "../../ids.ts";
import type { NewLabelPage } from "../../modules/shipping/label_pages/store.ts";
import { keepLabelFile } from "../../modules/shipping/labels/files/files.ts";
import { insertRows } from "../bulk.ts";
import {
  attachPageToLabel,
  type DemoOrder,
  labelledOrders,
  ordersWithoutLabel,
} from "./label_pages_store.ts";
import { PAGE_MM, type SpecimenPage, specimenPdf, specimenPreview } from "./specimen_label.ts";

/** Makes numbers of USPS that no label of the demo has. */
export const specimenNumber = (serial: number): string =>
  withMod10(`9400136895232${String(serial).padStart(8, "0")}`);

const zipOf = ({ postal_code }: Pick<DemoOrder, "postal_code">): string => postal_code.slice(0, 5);

export const labelOf = (order: DemoOrder, number: string, zip = zipOf(order)): SpecimenPage => ({
  bars: [`420${zip}${number}`],
  lines: [
    "SPECIMEN - USPS GROUND ADVANTAGE",
    `SHIP TO: ${order.recipient_name}`,
    `${order.city} ${order.postal_code}`,
    `USPS TRACKING # ${number.replaceAll(/(.{4})/g, "$1 ").trim()}`,
    `Order ID: ${order.external_number}`,
  ],
});

interface Story {
  readonly page: SpecimenPage;
  readonly status: string;
  readonly finding: string;
  readonly order?: DemoOrder | undefined;
  readonly isArmed?: boolean;
  readonly number?: string;
  readonly name?: string;
}

export async function addLabelPages(
  db: Database,
  files: FileStore,
  now: number,
): Promise<void> {
  const open = await ordersWithoutLabel(db.read, { paid: 1, most: 6 });
  const unpaid = await ordersWithoutLabel(db.read, { paid: 0, most: 1 });
  const [labelled] = await labelledOrders(db.read);
  const [first, second, third, fourth] = open;
  if (!first || !second || !third || !fourth) return;
  const maker = first.seller_id;
  const twin = labelOf(first, specimenNumber(1));
  const stories: Story[] = [
    { page: twin, status: "Matched", finding: "byId", order: first },
    { page: labelOf(second, specimenNumber(2)), status: "Matched", finding: "byId", order: second },
    { page: twin, status: "Duplicate", finding: "sameLabel" },
    { page: labelOf(third, specimenNumber(3), "99950"), status: "Mismatch", finding: "otherZip" },
    {
      page: { bars: [`420${zipOf(fourth)}${specimenNumber(4)}`], lines: ["SPECIMEN", "USPS"] },
      status: "Unmatched",
      finding: "noOrder",
      name: `${fourth.external_number}.pdf`,
    },
    {
      page: { bars: [], lines: ["SPECIMEN", "Packing slip", `Order ID: ${third.external_number}`] },
      status: "Unmatched",
      finding: "slip",
    },
    { page: { bars: [], lines: ["SPECIMEN", "Thank you"] }, status: "Discarded", finding: "noOrder" },
    ...unpaid.map((order) => ({
      page: labelOf(order, specimenNumber(5)),
      status: "Matched",
      finding: "byId",
      order,
      isArmed: true,
    })),
    ...labelled
      ? [{
        page: labelOf(labelled, labelled.number),
        status: "Attached",
        finding: "byId",
        order: labelled,
        number: labelled.number,
      }]
      : [],
  ];
  const rows: NewLabelPage[] = [];
  for (const [at, story] of stories.entries()) rows.push(await rowOf(story, at, { files, maker, now }));
  const twins = rows.filter(({ digest }) => digest === rows[0]?.digest);
  await db.write(async (tx) => {
    const [one, other] = twins;
    await insertRows(
      tx,
      "label_pages",
      rows.map((row) => row === other && one ? { ...row, first_id: one._id } : row),
    );
    await insertRows(tx, "counters", [{ name: "label_pages", next: rows.length + 1 }]);
    const attached = rows.find(({ status }) => status === "Attached");
    if (attached) await attachPageToLabel(tx, attached);
  });
}

async function rowOf(
  { page, status, finding, order, isArmed = false, name = "labels.pdf" }: Story,
  at: number,
  { files, maker, now }: { readonly files: FileStore; readonly maker: string; readonly now: number },
): Promise<NewLabelPage> {
  const _id = newId();
  const [bytes, preview] = await Promise.all([specimenPdf([page]), specimenPreview(page)]);
  const { digest: file_digest } = await keepLabelFile(files, _id, { bytes, preview });
  const { evidence, carrier, paper } = findOn({ codes: page.bars, text: page.lines.join("\n"), name });
  const valueOf = (kind: string) =>
    evidence.find((each) => each.kind === kind && each.from !== "name")?.value ?? "";
  const code = codeOf("label_pages", at + 1);
  const [tracking_number, order_ref] = [valueOf("tracking"), valueOf("order")];
  const read = now - (at + 1) * MINUTE_SECONDS;
  return {
    ...{
      _id,
      code,
      seller_id: maker,
      store_id: order?.store_id ?? null,
      maker,
      job_id: null,
      name,
      page: at + 1,
    },
    digest: createHash("sha256").update(preview).digest("hex"),
    ...{
      paper,
      carrier,
      tracking_number,
      order_ref,
      zip5: valueOf("zip"),
      evidence: JSON.stringify(evidence),
    },
    ...{
      status,
      finding,
      order_id: order?.order_id ?? null,
      package_id: order?.package_id ?? null,
      first_id: null,
    },
    ...{ armed: isArmed ? 1 : 0, ...PAGE_MM, bytes: bytes.length, file_digest },
    search_text: searchText(code, tracking_number, order_ref, name),
    ...{ created_at: read, updated_at: read, version: 1 },
  };
}
