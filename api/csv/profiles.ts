import { custom } from "./custom.ts";
import { etsy } from "./etsy.ts";
import type { ProfileId } from "./plan.ts";
import { pressdock } from "./pressdock.ts";
import type { Profile } from "./profile.ts";
import { shopify } from "./shopify.ts";
import { superstore } from "./superstore.ts";
import { tiktok } from "./tiktok.ts";

/** The most specific is first. */
export const PROFILES_IN_USE: readonly Profile[] = [pressdock, superstore, tiktok, shopify, etsy];

export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  pressdock,
  superstore,
  tiktok,
  shopify,
  etsy,
  custom,
};
