/** Tables of what people write and are notified of. The conventions are those of tables.ts. */

export interface CommentsTable {
  _id: string;
  /** Id of the resource that the record belongs to: `orders`. */
  entity: string;
  entity_id: string;
  seller_id: string;
  author_id: string;
  author_name: string;
  /** Name of the person whom the author acted as; empty for their own words. */
  author_for: string;
  body: string;
  /** staff: only for those who see every seller or act for several; seller: for the seller too. */
  visibility: string;
  /** JSON: [{_id, h, name}] of those it mentions. */
  mentions: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  version: number;
}

export interface AttachmentsTable {
  _id: string;
  entity: string;
  entity_id: string;
  seller_id: string;
  comment_id: string | null;
  name: string;
  /** MIME type, as its first bytes say. */
  type: string;
  bytes: number;
  /** SHA-256, hex. */
  digest: string;
  visibility: string;
  author_id: string;
  author_name: string;
  created_at: number;
  deleted_at: number | null;
}

/** Source: spec S3.6. */
export interface NotificationsTable {
  _id: string;
  user_id: string;
  /** Order, Item or Support. */
  type: string;
  code: string;
  subject: string;
  content: string;
  image: string;
  referent: string;
  /** New or Readed. */
  status: string;
  created_at: number;
}

export interface ReportsTable {
  _id: string;
  /** What is read out: eight signs. */
  code: string;
  /** Whose tab it was. */
  person_id: string;
  person_name: string;
  /** The real person, where somebody acted; else empty. */
  actor_name: string;
  sentence: string;
  path: string;
  app_version: string;
  steps: number;
  /** gzip in base64. */
  recording: string;
  created_at: number;
}
