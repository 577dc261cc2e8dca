/** Adds sign-ins of sellers at platforms, and the calls that our apps have left there. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table shop_sign_ins (
  seq SEQ,
  _id ID unique,
  state ID unique,
  user_id ID,
  store_id ID,
  platform ID,
  redirect TEXT,
  verifier TEXT,
  secrets TEXT,
  token TEXT,
  token_until INT,
  expires_at INT,
  created_at INT
)`,
  "create index shop_sign_ins_of_store on shop_sign_ins (store_id, user_id)",
  `create table shop_apps (
  platform ID unique,
  limit_per_day INT check (limit_per_day >= 0),
  remaining INT check (remaining >= 0),
  read_at INT
)`,
];

export const shopSignIns: Migration = {
  number: 198,
  name: "shop sign-ins",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "shop_sign_ins":
      "Sign-ins of sellers at a platform, each for one person and store. Source: docs/shops.md.",
    "shop_sign_ins.state": "Digest of the state that the platform sends back; replaced when it was used.",
    "shop_sign_ins.redirect": "The app's page that the platform leads back to.",
    "shop_sign_ins.verifier": "Sealed; empty after the code was exchanged.",
    "shop_sign_ins.secrets": "Sealed JSON of what the platform granted; empty before.",
    "shop_sign_ins.token": "Sealed; empty before the code was exchanged.",
    "shop_apps": "The remaining calls of our app at a platform, shared by all its shops.",
    "shop_apps.remaining": "Calls left in any 24 hours, as the last answer said.",
  },
};
