/** Lists of packages for the postal service. Source: docs/requirements.md S2.15; docs/post.md. */
import { allows } from "../../../../api/access.ts";
import type { ManifestLine, ManifestOfPackage } from "../../../../api/generated/schema.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { manifests as resource } from "../../../../resources/handover/vn_post_manifests.ts";
import { batchField, type Load } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { acceptLoop } from "./accept_loop.ts";
import { documentRoute } from "./document.ts";
import { problemsIn } from "./facts_store.ts";
import { manifestLifecycle } from "./lifecycle.ts";
import { type LineRow, linesOfManifests, manifestsOfPackages } from "./lines_store.ts";
import { manifestEntity } from "./make.ts";
import { candidatesOf, candidateView } from "./open_packages_store.ts";
import { searchedManifests } from "./search_store.ts";
import { manifestsById, manifestsList } from "./store.ts";

const linesOf: Load<readonly ManifestLine[]> = async (reader, scope, ids) => {
  const lines = await linesOfManifests(reader, scope, ids);
  const problems = await problemsIn(reader, [...(await manifestsById(reader, ids)).values()]);
  const viewOf = ({ manifest_id: _, ...line }: LineRow): ManifestLine => ({
    ...line,
    problem: problems.get(line.package_id) ?? "",
  });
  return new Map([...lines].map(([id, its]) => [id, its.map(viewOf)]));
};

const packageIdsOf: Load<readonly string[]> = async (...args) =>
  new Map(
    [...await linesOfManifests(...args)].map((
      [id, lines],
    ) => [id, lines.map(({ package_id }) => package_id)]),
  );

const manifestOf = batchField<ManifestOfPackage | null>(manifestsOfPackages, null);

export const manifests: Module = {
  lists: [listOf(resource, manifestsList)],
  entities: [manifestEntity],
  lifecycles: [manifestLifecycle],
  searchable: [searchedManifests],
  queries: {
    async manifestCandidates({ location_id, method: method_code, ship_day }, { db, settings }) {
      const day = shipDayOf(ship_day, settings.timeZone);
      return (await candidatesOf(db.read, { location_id, method_code }, day)).map(candidateView);
    },
  },
  routes: [documentRoute],
  background: acceptLoop,
  fields: {
    Manifest: { lines: batchField(linesOf, []), package_ids: batchField(packageIdsOf, []) },
    Package: {
      manifest: (row, context) =>
        allows(resource.rule, context.session.person) ? manifestOf(row, context) : null,
    },
  },
};
