/** Adds a record of each stored file: its owner, size and digest. */
import { type Migration, render } from "../ddl.ts";

/** Matches a person who is a seller. */
const sells = (person: string): string =>
  `exists (select 1 from users as u join scopes as s on s.user_id = u._id and s.seller_id = u._id
    where u._id = ${person} and u.role = 'sale')`;
const ownerIf = (person: string): string => `case when ${sells(person)} then ${person} end`;

/** Records files whose rows have size and digest, but no previews of them. Used by the demo's data too. */
export const RECORD_KNOWN_FILES: readonly string[] = [
  ["artwork/", "seller_id", "sha256", "art_files where state <> 'Refused'"],
  ["attachments/", ownerIf("author_id"), "digest", "attachments"],
  ["labels/", ownerIf("maker"), "digest", "label_files"],
  // The digest of a PDF is that of the uploaded file, but the stored file was written by us.
  ["proofs/", ownerIf("maker"), "case when type = 'application/pdf' then '' else digest end", "topup_proofs"],
  ["photos/", "null", "digest", "unit_photos"],
  ["images/", "null", "digest", "product_images"],
].map(([folder, owner, digest, from]) =>
  `insert into stored_files (key, owner_id, bytes, digest, blocks)
  select '${folder}' || _id, ${owner}, bytes, ${digest}, '' from ${from}`
);

const STATEMENTS = [
  `create table stored_files (
  key ID primary key,
  owner_id ID? references users (_id),
  bytes INT check (bytes >= 0),
  digest TEXT,
  blocks TEXT
)`,
  "create index stored_files_by_owner on stored_files (owner_id, bytes) where owner_id is not null",
  ...RECORD_KNOWN_FILES,
];

export const storedFiles: Migration = {
  number: 63,
  name: "records of stored files",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
