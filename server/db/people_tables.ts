/** Tables of people and how they come in. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

export interface UsersTable {
  _id: string;
  identity: string;
  email: string;
  name: string;
  h: string;
  role: string;
  status: string;
  password_hash: string;
  target: string;
  referent: string;
  /** JSON: Permission[]. */
  permission: string;
  /** JSON: keys of Customizer that the person set. */
  customizer: string;
  vip: number;
  phone_number: string;
  facebook: string;
  skype: string;
  sale_plan: string;
  when_tracking_update: string;
  day_update_tracking: number;
  default_carrier: string;
  order_daily_level: number;
  payment_type: string;
  time_of_payment: number;
  default_pricing_id: string | null;
  /** JSON: string[]. */
  contract_services: string;
  is_usps_tracking: number | null;
  is_rounded_tax: number | null;
  active_status: string;
  /** JSON: PricingPlan[], by their beginning. */
  pricing_plans: string;
  /** JSON: Hub[]. */
  hubs: string;
  /** When they were deleted; their row stays for what they did. */
  deleted_at: number | null;
  search_text: string;
  /** OP-000001 of the badge; null for who never had one. Given when it is printed: nobody is made with it. */
  badge?: string | null | undefined;
  primary_group_id: string | null;
  last_login: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface GroupsTable {
  _id: string;
  name: string;
  /** Active or Locked; Deleted for one that is kept for what was written of it. */
  status: Generated<string>;
  /** Whom it is made for; empty for people of every role. */
  role: Generated<string>;
  parent_id: string | null;
  /** 1 for the one that new people come into. */
  is_default: Generated<number>;
  /** JSON: ModulePermission[], what was said for this group. */
  permission: Generated<string>;
  /** JSON: what it hands to its members, with its parents' entries where it has none. Written with every change. */
  rights: Generated<string>;
  /** Names from the top of the tree down, folded: children stand behind their parent. Written with every change. */
  path: Generated<string>;
  /** How many parents it has above it. */
  depth: Generated<number>;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface UserGroupsTable {
  user_id: string;
  group_id: string;
}

/** Which seller accounts a `sale` person may see. No rows and role `sale`: sees nothing. */
export interface ScopesTable {
  user_id: string;
  seller_id: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  _id: string;
  user_id: string;
  /** SHA-256 of the super token; null where the person has none. */
  super_hash: string | null;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** The sign-in of the real person, where this session is theirs who act as somebody else; null for a sign-in. */
  actor_session_id: string | null;
  actor_id: string | null;
  /** Why they act as somebody else, in their words. */
  reason: string;
  /** Names in words, empty where they are not known; nothing that tells one browser from its like. */
  browser: string;
  system: string;
  /** The network that it came from, as throttles know it. */
  address: string;
  /** When the password was entered again after the sign-in; null where it was not. */
  proved_at: number | null;
}

/** What a program of a person's signs in with: one for each person. */
export interface ApiTokensTable {
  _id: string;
  user_id: string;
  /** As `hashToken` makes it. */
  token_hash: string;
  /** The text, sealed with `SECRET_KEY`; empty for a token that was made before texts were kept. */
  sealed: string;
  last_four: string;
  created_at: number;
  last_used_at: number | null;
}

/** One-time codes of the login site. */
export interface LoginCodesTable {
  code_hash: string;
  user_id: string;
  expires_at: number;
  used_at: number | null;
}

/** A person's one-time link to set a password. */
export interface EntryLinksTable {
  user_id: string;
  /** As `hashToken` makes it. */
  code_hash: string;
  purpose: string;
  created_at: number;
  expires_at: number;
}

/** A one-time link that makes the first account. */
export interface SetupLinksTable {
  /** As `hashToken` makes it. */
  code_hash: string;
  created_at: number;
  expires_at: number;
}

/** Token buckets: failed sign-ins, code exchanges, API calls. */
export interface ThrottlesTable {
  key: string;
  tokens: number;
  updated_at: number;
}

/** How a person is told of what has a type. Who never said so has no row. */
export interface UserNotificationsTable {
  _id: string;
  user_id: string;
  /** Order, Item or Support. */
  type: string;
  /** Active or Paused. */
  status: string;
  /** JSON: string[], names as the receiver knows them. */
  mentions: string;
  /** Where messages go; empty for nowhere. */
  url: string;
  subject: string;
  /** JSON: string[], ids of people of the house. */
  alias_ids: string;
  /** The receiver's room; empty for the address's own. */
  room_id: string;
  room_title: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** One event of it; what is empty is as the setting says. */
export interface UserNotificationEventsTable {
  setting_id: string;
  event: string;
  /** Active or Paused. */
  status: string;
  mentions: string;
  url: string;
  alias_ids: string;
  room_id: string;
  room_title: string;
  /** JSON: TimeOfDay[]; empty: as it happens. */
  times: string;
}

/** What waits for a time of the day to be told. */
export interface HeldNotificationsTable {
  seq: Generated<number>;
  user_id: string;
  event: string;
  /** JSON: NewNotification of server/modules/notifications/store.ts. */
  notice: string;
  at: number;
}
