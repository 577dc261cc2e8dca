/** Creates a station for each step at the first location of a new business, so that scanning works at once. */
import { AUTO_PASS_STEPS, SHEET_W_MM } from "../../../../api/catalogue/stations.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { Writer } from "../../../db/database.ts";
import { insertRecord } from "../../../entity/record_store.ts";
import { newId } from "../../../ids.ts";
import { station } from "./make_parts.ts";
import { makingPlaces } from "./making_store.ts";

export async function makeFirstStations(tx: Writer, at: number): Promise<void> {
  const [place] = await makingPlaces(tx);
  if (!place) return;
  const codes = await nextCodes(tx, "stations", WORK_STEPS.length);
  for (const [index, { key: step, state }] of WORK_STEPS.entries()) {
    const values = {
      step,
      name: `${state} 1`,
      auto_pass: Number(AUTO_PASS_STEPS.includes(step)),
      photo: 0,
      sheet_w_mm: SHEET_W_MM,
      label_printer_id: null,
      slip_printer_id: null,
      paper_printer_id: null,
    };
    const columns = { _id: newId(), location_id: place._id, code: codes[index] ?? "" };
    await insertRecord(
      tx,
      "stations",
      { ...columns, ...values, search_text: station.searchText(values) },
      at,
    );
  }
}
