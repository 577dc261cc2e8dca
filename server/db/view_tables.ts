/** Tables of how a person looks at lists: saved views, tabs, columns, bookmarks. The conventions are those of tables.ts. */

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

/** One row for each person who ever starred something. */
export interface BookmarksTable {
  user_id: string;
  /** JSON: Bookmark[] of api/bookmarks.ts, in the person's order. */
  items: string;
  updated_at: number;
}
