/** Tables of print files. The conventions are those of tables.ts. */

/** A file belongs to one seller, and no other one has it, also where its bytes are the same. Source: workshop §2. */
export interface ArtFilesTable {
  _id: string;
  seller_id: string;
  maker: string;
  name: string;
  sha256: string;
  /** By its bytes; empty until it was checked. */
  type: string;
  bytes: number;
  w_px: number;
  h_px: number;
  alpha: number;
  semi_ppm: number;
  /** JSON: Box, what is not transparent. */
  bbox: string;
  /** Checking, Ready or Refused. */
  state: string;
  /** JSON: string[], codes of api/artwork.ts. */
  checks: string;
  created_at: number;
  updated_at: number;
}

/** Where a file lies: on a line, or on what a store calls an item. */
export interface PlacementsTable {
  _id: string;
  seller_id: string;
  line_id: string | null;
  store_id: string | null;
  external_sku: string | null;
  /** Of api/catalogue.ts. */
  area: string;
  file_id: string;
  x_mm: number;
  y_mm: number;
  w_mm: number;
  /** Of api/locations.ts. */
  method: string;
  created_at: number;
}

export interface ArtworkTables {
  art_files: ArtFilesTable;
  placements: PlacementsTable;
}
