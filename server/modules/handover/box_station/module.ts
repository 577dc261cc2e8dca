import type { Module } from "../../../module.ts";
import { boxStation } from "../../workshop/units/scan.ts";
import { boxDeskOf } from "./box_station_store.ts";
import { scanAtBoxes } from "./scan_box.ts";

boxStation.fill({ scan: scanAtBoxes, deskOf: boxDeskOf });

/** It stores nothing but scans: it works on boxes and packages. */
export const boxScans: Module = {};
