import { checkListRights } from "../../../../resources/handover/check_list.ts";
import type { Module } from "../../../module.ts";
import { tickedPackages } from "../../shipping/packages/check_marks_store.ts";
import { checkList } from "./check_list.ts";
import { DAY_CHECKS, makeDayCheck, trashDayCheck } from "./tick.ts";
import { wereCounted } from "./ticks_store.ts";

tickedPackages.fill({ wereCounted });

export const checkListModule: Module = {
  queries: { checkList },
  mutations: { makeDayCheck, trashDayCheck },
  audiences: { [DAY_CHECKS]: { rule: checkListRights.view } },
};
