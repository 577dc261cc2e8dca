import { configOf, type Manifest } from "../../../../api/desk/extensions.ts";
import type { Extension, Note } from "../../../../extensions/extension.ts";
import { manifestOf } from "../../../../extensions/mod.ts";
import type { Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { OutRequest } from "../../../egress/egress.ts";
import type { DeliveryKind } from "../deliveries/kind.ts";
import { codeOf } from "./manifest_lookup.ts";
import { openSecrets, type SetUp, setUpById } from "./store.ts";
import { isExtensionOn } from "./view.ts";

export const EXTENSION = "extension";

/** Deliveries of an extension are retried for a while if it is off, and given up if this build lacks it. */
export const extensionDelivery: DeliveryKind = {
  kind: EXTENSION,
  async request(reader, { target_id, payload }, { settings }) {
    const manifest = manifestOf(target_id);
    const code = codeOf(target_id);
    if (!manifest || !code) return null;
    const setUp = await setUpById(reader, target_id);
    if (!isExtensionOn(manifest, setUp)) return "off";
    return await callOf(reader, { manifest, code, setUp }, JSON.parse(payload) as Note, settings);
  },
};

interface DeliveryTarget {
  readonly manifest: Manifest;
  readonly code: Extension;
  readonly setUp: SetUp;
}

/** Builds the request for a note; null if a required setting is missing. */
export async function callOf(
  reader: Reader,
  { manifest, code, setUp }: DeliveryTarget,
  note: Note,
  { secrets: keys, appOrigins }: Settings,
): Promise<OutRequest | null> {
  const call = code.call(note, {
    config: configOf(manifest, setUp.config),
    secrets: await openSecrets(reader, keys, manifest.id),
    app: appOrigins[0] ?? "",
  });
  if (!call) return null;
  const headers = {
    "content-type": "application/json",
    "user-agent": `Pressdock-Extension/${manifest.version}`,
  };
  return { url: call.url, method: "POST", headers, body: JSON.stringify(call.body) };
}
