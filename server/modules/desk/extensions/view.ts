import {
  configOf,
  type Manifest,
  missingPermissions,
  secretFields,
} from "../../../../api/desk/extensions.ts";
import type { Extension } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { type SecretRow, secretRows, sentCountsOf, type SetUp, setUpsById } from "./store.ts";

/** Returns true if the extension is turned on and all the rights that it requests are accepted. */
export const isExtensionOn = (manifest: Manifest, setUp: SetUp): boolean =>
  setUp.status === "On" && missingPermissions(manifest, setUp.rights).length === 0;

/** Returns required settings that are empty. */
export function missingSettingsOf(
  manifest: Manifest,
  { config: stored }: Pick<SetUp, "config">,
  secrets: readonly SecretRow[],
): readonly string[] {
  const config = configOf(manifest, stored);
  const isSet = (key: string) =>
    secrets.some(({ extension_id, field }) => extension_id === manifest.id && field === key);
  return manifest.config.filter(({ key, kind, required }) =>
    required && (kind === "secret" ? !isSet(key) : config[key] === "")
  ).map(({ key }) => key);
}

export type ExtensionView = Omit<Extension, "timeline">;

export async function viewsOf(reader: Reader, all: readonly Manifest[]): Promise<ExtensionView[]> {
  const ids = all.map(({ id }) => id);
  const [rows, secrets, sent] = await Promise.all([
    setUpsById(reader, ids),
    secretRows(reader, ids),
    sentCountsOf(reader, ids),
  ]);
  return all.map((manifest) => {
    const setUp = rows.get(manifest.id) as SetUp;
    const { rights: accepted, ...row } = setUp;
    return {
      ...row,
      name: manifest.name,
      extension_version: manifest.version,
      status: isExtensionOn(manifest, setUp) ? "On" : "Off",
      rights: manifest.rights,
      unaccepted: missingPermissions(manifest, accepted),
      facts: { hasSettings: missingSettingsOf(manifest, setUp, secrets).length === 0 },
      events: manifest.events,
      config: { ...configOf(manifest, row.config) },
      secrets: secretFields(manifest).map(({ key }) => ({
        field: key,
        state: stateOf(
          secrets.find(({ extension_id, field }) => extension_id === manifest.id && field === key),
        ),
      })),
      ...sent(manifest.id),
    };
  });
}

export async function viewOf(reader: Reader, manifest: Manifest): Promise<ExtensionView> {
  const [view] = await viewsOf(reader, [manifest]);
  if (!view) throw new Error(`Cannot show extension ${manifest.id}: expected one view`);
  return view;
}

const stateOf = (row: SecretRow | undefined) => ({
  isSet: row !== undefined,
  last4: row?.last4 ?? "",
  updated_at: row?.at ?? null,
  by: row?.by_name ?? "",
  old_until: null,
});
