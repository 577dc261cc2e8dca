import {
  ManifestCandidates,
  ManifestLines,
  MoveManifestLines,
  PackageManifest,
} from "../../../../api/generated/operations/manifests.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { manifests } from "../../../../resources/handover/vn_post_manifests.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";

export type ManifestWithLines = NonNullable<DataOf<typeof ManifestLines>["getManifestById"]>;
export type Line = ManifestWithLines["lines"][number];

const DEBOUNCE_MS = 500;

export const linesSource = (_id: string): AnswerSource<DataOf<typeof ManifestLines>> => ({
  name: `manifest.${_id}.lines`,
  entities: [manifests.query, "packages"],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(ManifestLines, { _id }, options),
});

type Place = Pick<ManifestWithLines, "_id" | "location_id" | "method_code" | "ship_day">;

export const candidatesSource = (
  { _id, location_id, method_code: method, ship_day }: Place,
): AnswerSource<DataOf<typeof ManifestCandidates>> => ({
  name: `manifest.${_id}.candidates`,
  entities: [manifests.query, "packages"],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(ManifestCandidates, { location_id, method, ship_day }, options),
});

export const packageSource = (_id: string): AnswerSource<DataOf<typeof PackageManifest>> => ({
  name: `package.${_id}.manifest`,
  entities: [manifests.query],
  ask: (options) => ask(PackageManifest, { _id }, options),
});

/** Adds or removes a package. Returns why it failed; empty on success. */
export async function moveLine(
  manifest: string,
  event: "manifest.add" | "manifest.remove",
  package_id: string,
): Promise<string> {
  const moved = await ask(MoveManifestLines, {
    ids: [manifest],
    event,
    params: { package_ids: [package_id] },
    key: crypto.randomUUID(),
  });
  if (!moved.ok) return failureText(moved.failure);
  const [result] = moved.data.moveManifest;
  publishChange(manifests.query, [manifest]);
  if (result?.ok) return "";
  return [result?.reason?.of, reasonText(result?.reason?.code ?? "")].filter(Boolean).join(": ");
}
