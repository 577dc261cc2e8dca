/** Puts packages into boxes and takes them out. The department handover decides which box a package fits. */
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import type { EffectResult, PendingSettle, Work } from "../../../lifecycle/lifecycle.ts";
import { definePort } from "../../../port.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

export interface BoxPort {
  /** Returns a code of api/reasons.ts; null if the package fits into the box. */
  readonly refusalToEnter: (reader: Reader, row: PackageRow, box_id: string) => Promise<string | null>;
}

export const boxPort = definePort<BoxPort>("boxes of packages");

type BoxWork = Work<PackageRow, MovePackageInput>;
type Done = EffectResult<PackagePatch>;

const recount = (...ids: readonly (string | null)[]): PendingSettle => ({
  lifecycle: "box",
  event: "packages.settle",
  ids: ids.filter((id) => id !== null),
});

export const boxEffects = {
  enterBox: ({ row, params: { box_id = null } }: BoxWork): Done => ({
    patch: { box_id },
    settles: [recount(row.box_id, box_id)],
  }),
  /** Takes the package out, and settles changes of its garments and label that waited meanwhile. */
  leaveBox: ({ row }: BoxWork): Done => ({
    patch: { box_id: null },
    settles: [
      recount(row.box_id),
      { lifecycle: "package", event: "labels.settle", ids: [row._id] },
      { lifecycle: "package", event: "units.settle", ids: [row._id] },
    ],
  }),
} as const;
