/** Hands over the packages of boxes that left at least two minutes ago. */
import { HAND_OVER_AFTER_SECONDS } from "../../../../api/handover/local_bills.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { type Departure, followLoop, followPackages, type FollowTools } from "../boxes/follow_packages.ts";
import { packagesToHandOver } from "./hand_over_store.ts";

/** Maximum number of packages in one transaction. */
export const HAND_OVER_PACKAGES = 20;

const leaving: Departure = {
  name: "Handing over the packages of boxes",
  event: "boxes.settle",
  most: HAND_OVER_PACKAGES,
  due: (reader, now, most) => packagesToHandOver(reader, now - HAND_OVER_AFTER_SECONDS, most),
};

export const boxHandOverLoop = (tools: BackgroundTools): Background => followLoop(leaving, tools);

export const handOverBoxPackages = (tools: FollowTools, signal?: AbortSignal): Promise<void> =>
  followPackages(leaving, tools, signal);
