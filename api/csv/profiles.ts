/** The kinds of files that can be imported, by the name the upload gives. */
import type { Profile } from "./profile.ts";
import { superstore } from "./superstore.ts";

const PROFILES: Readonly<Record<string, Profile>> = { superstore };

export const profileOf = (id: string): Profile | undefined =>
  Object.hasOwn(PROFILES, id) ? PROFILES[id] : undefined;
