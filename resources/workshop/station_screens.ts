/** Screens of the stations, one for each step; those of packing and boxes look different from the others. */
import { allows, anyOf, type Person, type Rule, rules } from "../../api/access.ts";
import type { ModuleId } from "../../api/modules.ts";
import { BOX_STEP, type StepKey, WORK_STEPS } from "../../api/steps.ts";
import { type Rights, rightsIn } from "../rights.ts";

interface StationScreen {
  readonly id: ModuleId;
  readonly step: StepKey | typeof BOX_STEP;
  readonly path: `/stations/${string}`;
  readonly rights: Rights;
}

const screen = (step: StationScreen["step"], id: ModuleId, path: StationScreen["path"]): StationScreen => ({
  id,
  step,
  path,
  rights: rightsIn(id, rules.fulfilment),
});

/** Screens in the order in which a garment, and then its package, passes the stations. */
export const STATION_SCREENS: readonly StationScreen[] = [
  screen("qc", "station_qc", "/stations/qc"),
  screen("cutting", "station_cutting", "/stations/cutting"),
  screen("print", "station_print", "/stations/print"),
  screen("sewing", "station_sewing", "/stations/sewing"),
  screen("final_qc", "station_final_qc", "/stations/final-qc"),
  screen("pack", "station_pack", "/stations/pack"),
  screen(BOX_STEP, "station_box", "/stations/box"),
];

const BY_STEP = new Map<string, StationScreen>(STATION_SCREENS.map((each) => [each.step, each]));

/** The status of a station's garments, which is also the name of its screen. */
export const stationStates: Readonly<Record<string, string>> = Object.fromEntries(
  WORK_STEPS.flatMap(({ key, state }) => {
    const found = BY_STEP.get(key);
    return found ? [[found.id, state]] : [];
  }),
);

export const atStations: Rule = anyOf(...STATION_SCREENS.map(({ rights }) => rights.view));

/** Returns true if a person may see, or work at, stations of a step. A step without a screen restricts no work. */
export const mayUseStation = (step: string, bit: "view" | "update", person: Person): boolean => {
  const found = BY_STEP.get(step);
  return found ? allows(found.rights[bit], person) : bit === "update";
};
