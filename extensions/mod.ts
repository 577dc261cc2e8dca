/** Lists every extension of this build: a new one adds a line here and in code.ts. */
import type { Manifest } from "../api/desk/extensions.ts";
import { orderChat } from "./order_chat/manifest.ts";

export const manifests: readonly Manifest[] = [orderChat];

const BY_ID = new Map(manifests.map((each) => [each.id, each]));

export const manifestOf = (id: string): Manifest | undefined => BY_ID.get(id);
