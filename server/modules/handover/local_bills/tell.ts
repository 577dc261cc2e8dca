/** Hands over the packages of boxes that left two minutes ago. */
import { TELL_AFTER_SECONDS } from "../../../../api/handover/local_bills.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { type Departure, followLoop, followPackages, type FollowTools } from "../boxes/follow_packages.ts";
import { packagesToTell } from "./tell_store.ts";

/** Packages of one transaction. */
export const TELL_PACKAGES = 20;

const leaving: Departure = {
  name: "Handing over the packages of boxes",
  event: "boxes.settle",
  most: TELL_PACKAGES,
  due: (reader, now, most) => packagesToTell(reader, now - TELL_AFTER_SECONDS, most),
};

export const packageTeller = (tools: BackgroundTools): Background => followLoop(leaving, tools);

export const tellPackages = (tools: FollowTools, signal?: AbortSignal): Promise<void> =>
  followPackages(leaving, tools, signal);
