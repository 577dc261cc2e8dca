import type { Module } from "../../../module.ts";
import { boxStation } from "../../workshop/units/scan.ts";
import { boxDeskOf } from "./box_station_store.ts";
import { scanAtBoxes } from "./scan_box.ts";

boxStation.fill({ scan: scanAtBoxes, deskOf: boxDeskOf });

/** Has no tables, because it works on boxes, packages and scans of other modules. */
export const boxScans: Module = {};
