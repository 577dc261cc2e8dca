import { custom } from "./custom.ts";
import { etsy } from "./etsy.ts";
import type { ProfileId } from "./plan.ts";
import { pressdock } from "./pressdock.ts";
import type { Profile } from "./profile.ts";
import { shopify } from "./shopify.ts";
import { superstore } from "./superstore.ts";
import { tiktok } from "./tiktok.ts";

/** Profiles that a header is compared with, the most particular first. */
export const PROFILES_IN_USE: readonly Profile[] = [pressdock, superstore, tiktok, shopify, etsy];

export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  pressdock,
  superstore,
  tiktok,
  shopify,
  etsy,
  custom,
};
