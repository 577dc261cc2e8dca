import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { ProofType } from "../../../api/money/proofs.ts";
import type { Database } from "../../db/database.ts";
import type { TopupProofsTable } from "../../db/tables.ts";
import type { FileStore } from "../../files/store.ts";
import { newId } from "../../ids.ts";
import { keepProof } from "../../modules/money/topups/proof_files.ts";
import { insertRows } from "../bulk.ts";
import { paletteImage } from "../palette_image.ts";

const SIDE = 160;
const PALETTE = [0xffffff, 0x1d4f91, 0x8a8886, 0xd9e4f2] as const;
/** Bars that look like the lines of a receipt, in hundredths of the side; `color` is an index of `PALETTE`. */
const LINES = [
  { top: 8, bottom: 22, from: 8, to: 60, color: 1 },
  { top: 32, bottom: 37, from: 8, to: 46, color: 2 },
  { top: 32, bottom: 37, from: 62, to: 92, color: 2 },
  { top: 44, bottom: 49, from: 8, to: 38, color: 2 },
  { top: 44, bottom: 49, from: 56, to: 92, color: 2 },
  { top: 60, bottom: 80, from: 8, to: 92, color: 3 },
  { top: 67, bottom: 73, from: 52, to: 86, color: 1 },
] as const;

function receiptImage(): Uint8Array<ArrayBuffer> {
  const dots = new Uint8Array(SIDE * SIDE);
  for (const { top, bottom, from, to, color } of LINES) {
    for (let row = Math.round(top * SIDE / 100); row < bottom * SIDE / 100; row++) {
      dots.fill(color, row * SIDE + Math.round(from * SIDE / 100), row * SIDE + Math.round(to * SIDE / 100));
    }
  }
  return new Uint8Array(paletteImage(SIDE, dots, PALETTE));
}

/** Writes a PDF with one page of text. Source: PDF 1.7 §7.5. */
function receiptPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${line}) Tj T*`).join(" ");
  const drawn = `BT /F1 12 Tf 16 TL 24 200 Td ${text} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 240 240]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

const MAX_COUNT = 8;

export async function addProofs(db: Database, files: FileStore): Promise<void> {
  const topups = await db.read.selectFrom("topups").select(["_id", "code", "maker", "tx_ref", "created_at"])
    .where("kind", "=", "topup").where("status", "in", ["Pending", "Approved"])
    .orderBy("status", "desc").orderBy("created_at", "desc").limit(MAX_COUNT).execute();
  const picture = receiptImage();
  const proofs = topups.map((topup, at) => {
    const isPdf = at % 3 === 1;
    const type: ProofType = isPdf ? "application/pdf" : "image/png";
    const bytes = isPdf ? receiptPdf(["Transfer receipt", `Reference ${topup.tx_ref}`, topup.code]) : picture;
    return { topup, type, bytes, preview: isPdf ? picture : null };
  });
  const rows: TopupProofsTable[] = [];
  const byTopup: { readonly _id: string; readonly proof: string }[] = [];
  for (const { topup, type, bytes, preview } of proofs) {
    const _id = newId();
    await keepProof(files, _id, { type, pages: 1, bytes, preview });
    rows.push({
      _id,
      maker: topup.maker,
      name: type === "image/png" ? "receipt.png" : `receipt-${topup.tx_ref}.pdf`,
      type,
      pages: 1,
      bytes: bytes.length,
      digest: createHash("sha256").update(bytes).digest("hex"),
      created_at: topup.created_at,
    });
    byTopup.push({ _id: topup._id, proof: _id });
  }
  await db.write(async (tx) => {
    await insertRows(tx, "topup_proofs", rows);
    for (const { _id, proof } of byTopup) {
      await tx.updateTable("topups").set({ proof_id: proof }).where("_id", "=", _id).execute();
    }
  });
}
