/** Finds a manifest by its own number, or by the number of a package on the manifest. */
import { sql } from "kysely";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { manifests as resource } from "../../../../resources/handover/vn_post_manifests.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { either, isOneOf } from "../../../db/conditions.ts";
import { type FoundRecords, namedRecord, numberedItem, type Searchable } from "../../../search/searchable.ts";

interface FoundManifest {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
  readonly office: string;
  readonly location_name: string;
}

async function find(text: string, { db }: AuthorizedContext): Promise<FoundRecords> {
  const numbers = spellingsOf(text);
  const holding = sql<boolean>`r._id in (select ml.manifest_id from manifest_lines as ml
    where ${isOneOf("ml.code", numbers)} union select ml.manifest_id from packages as p
    join manifest_lines as ml on ml.package_id = p._id where ${isOneOf("p.code", numbers)})`;
  const { rows } = await sql<FoundManifest>`select r._id, r.code, r.status, r.office, lo.name as location_name
    from manifests as r join locations as lo on lo._id = r.location_id
    where ${either([isOneOf("r.code", numbers), holding])} order by r.seq desc limit ${RECORDS_LIMIT}`
    .execute(db.read);
  const { path } = resource;
  return {
    items: rows.map(({ office, location_name, ...row }) =>
      numberedItem(row, { kind: "vn_post_manifests", path, subtitle: [office, location_name] })
    ),
    exact: rows.filter(({ code }) => numbers.includes(code)).map(({ _id }) => namedRecord(path, _id)),
  };
}

export const searchedManifests: Searchable = {
  kind: "vn_post_manifests",
  title: "Manifests",
  rule: resource.rule,
  find,
};
