import { ACCEPTED_AT_ONCE } from "../../../../api/handover/postal_manifest.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { type Departure, followLoop, followPackages, type FollowTools } from "../boxes/follow_packages.ts";
import { acceptedPackages } from "./lines_store.ts";

const leaving: Departure = {
  name: "Handing over the packages of manifests",
  event: "manifests.settle",
  most: ACCEPTED_AT_ONCE,
  due: acceptedPackages,
};

export const acceptLoop = (tools: BackgroundTools): Background => followLoop(leaving, tools);

/** @param most maximum number of packages in one transaction; tests pass fewer */
export const followManifests = (tools: FollowTools, most: number = leaving.most): Promise<void> =>
  followPackages({ ...leaving, most }, tools);
