/** Tables around a seller's day: SKU maps, jobs by row, saved views, comments. The conventions are those of tables.ts. */

/** What a store calls one of our items. */
export interface SkuMapTable {
  store_id: string;
  seller_id: string;
  external_sku: string;
  item_id: string;
  user_id: string;
  created_at: number;
  updated_at: number;
}

/** How files with one header were read for a store the last time. */
export interface ImportPlansTable {
  store_id: string;
  seller_id: string;
  /** Digest of the header's cells. */
  header_key: string;
  /** JSON: ImportPlan of api/csv/plan.ts. */
  plan: string;
  user_id: string;
  updated_at: number;
}

/** The house's list of shipping methods; an order carries the code. */
export interface ShippingMethodsTable {
  code: string;
  name: string;
  carrier: string;
  min_days: number;
  max_days: number;
  position: number;
  /** Active or Retired. */
  status: string;
}

export interface OrderTagsTable {
  order_id: string;
  seller_id: string;
  tag: string;
}

export interface JobsTable {
  _id: string;
  kind: string;
  status: string;
  title: string;
  /** Null for jobs of the house. */
  seller_id: string | null;
  user_id: string;
  /** JSON: what the worker needs to go on: store, file name, mapping. */
  input: string;
  /** JSON: where the worker is; written in the transaction of the rows it made. */
  cursor: string;
  total: number;
  done: number;
  made: number;
  skipped: number;
  refused: number;
  error_code: string | null;
  error_text: string | null;
  /** JSON: what was asked for, for people: a JobInput without its ids. */
  about: string;
  /** The job that undid this one. */
  undone_by: string | null;
  /** The file it made; empty for none. */
  file_name: string;
  file_bytes: number;
  /** The worker that does it, and until when another may not take it on. */
  leased_by: string;
  leased_until: number;
  search_text: string;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
}

export interface JobRefusalsTable {
  job_id: string;
  line: number;
  code: string;
  /** Name of the file's column; empty when the whole row is meant. */
  field: string;
  /** Line of the row of the same order whose fault it is; null where it is this row's own. */
  because: number | null;
}

/** What a bulk action did to one record. */
export interface JobRowsTable {
  job_id: string;
  position: number;
  record_id: string;
  /** The record's number, for people. */
  code: string;
  /** Waiting, Done or Failed. */
  status: string;
  /** Why it was refused: a code of api/reasons.ts or api/errors.ts. */
  reason: string;
  /** JSON of what an undo needs; empty where there is none. */
  before: string;
}

/** A row of an imported file that was refused, as it stood there. */
export interface JobRefusedRowsTable {
  job_id: string;
  line: number;
  /** JSON: string[]. */
  cells: string;
}

/** How a person had a list last. */
export interface ListLooksTable {
  user_id: string;
  resource: string;
  /** JSON: [{key, width}], in their order. */
  columns: string;
  density: string;
  updated_at: number;
}

export interface SavedViewsTable {
  _id: string;
  /** Id of the list's resource. */
  resource: string;
  name: string;
  /** Key of the words `view.<code>` for a view that came with the product; empty for a person's own. */
  code: string;
  owner_id: string | null;
  /** mine, group, role or everyone. */
  audience: string;
  group_id: string | null;
  role: string;
  /** The role that starts with this view; empty for none. */
  default_role: string;
  /** JSON: [{key, width}]; empty for the resource's own. */
  columns: string;
  density: string;
  /** JSON: FilterValues. */
  filters: string;
  sort: string;
  position: number;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Which views of a list are a person's tabs. No row: they never said, and have those that came with the product. */
export interface ViewPinsTable {
  user_id: string;
  resource: string;
  /** JSON: ids in the order of the tabs. */
  view_ids: string;
}

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

/** One row for each person who ever starred something. */
export interface BookmarksTable {
  user_id: string;
  /** JSON: Bookmark[] of api/bookmarks.ts, in the person's order. */
  items: string;
  updated_at: number;
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
