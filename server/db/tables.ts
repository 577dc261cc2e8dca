/**
 * Every table, as Kysely sees it. The migrations make exactly these, on both engines.
 *
 * Conventions: `_id` is an opaque sortable text id; `seq` is the row's number on this engine (FTS rowid and
 * tie-breaker); times are unix seconds; money is integer minor units; JSON is kept as text; booleans are 0 and 1.
 * A table with `seller_id` belongs to a seller: no store function reads it without a scope.
 */
import type { Generated } from "kysely";
import type {
  ApiTokensTable,
  EntryLinksTable,
  GroupsTable,
  HeldNotificationsTable,
  LoginCodesTable,
  ScopesTable,
  SessionsTable,
  SetupLinksTable,
  ThrottlesTable,
  UserGroupsTable,
  UserNotificationEventsTable,
  UserNotificationsTable,
  UsersTable,
} from "./people_tables.ts";
import type {
  ImportPlansTable,
  JobRefusalsTable,
  JobRefusedRowsTable,
  JobRowsTable,
  JobsTable,
} from "./job_tables.ts";
import type { ArtworkTables } from "./artwork_tables.ts";
import type { AttachmentsTable, CommentsTable, NotificationsTable, ReportsTable } from "./message_tables.ts";
import type { OrderLinesTable, OrderTagsTable, SkuMapTable } from "./order_tables.ts";
import type { BookmarksTable, ListLooksTable, SavedViewsTable, ViewPinsTable } from "./view_tables.ts";
import type { EgressTables } from "./egress_tables.ts";
import type { ExtensionTables } from "./extension_tables.ts";
import type {
  BookChecksTable,
  ChargeLinesTable,
  HoldsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTxnsTable,
  WalletsTable,
} from "./ledger_tables.ts";
import type {
  ItemRechecksTable,
  ItemsTable,
  MethodRechecksTable,
  ProductImagesTable,
  ProductsTable,
} from "./catalogue_tables.ts";
import type { CallsToActionTable, CallToActionMarksTable } from "./call_to_action_tables.ts";
import type {
  AuditChecksTable,
  AuditEventsTable,
  AuditRedactionsTable,
  AuditSealsTable,
  CountersTable,
  IdempotencyKeysTable,
  LiveTicketsTable,
  OutboxTable,
} from "./protocol_tables.ts";
import type { LabelsTable, PackageOrdersTable, TrackEventsTable } from "./shipping_tables.ts";
import type {
  BinsTable,
  LocationsTable,
  ScansTable,
  StationsTable,
  UnitEventsTable,
  UnitPhotosTable,
  UnitsTable,
} from "./workshop_tables.ts";
import type { MethodTables } from "./method_tables.ts";
import type { PrinterTables } from "./printer_tables.ts";
import type { PackagesTable } from "./package_tables.ts";
import type { PrintTables } from "./print_tables.ts";
import type { RatingTables } from "./rating_tables.ts";
import type { ReturnsTable } from "./returns_tables.ts";
import type { RefundTables } from "./refund_tables.ts";
import type { StockTables } from "./stock_tables.ts";
import type { TopupTables } from "./topup_tables.ts";
import type { StatementLinesView } from "./statement_view.ts";
import type { LabelFilesTable } from "./label_tables.ts";
import type { StoredFilesTable } from "./file_tables.ts";

export interface StoresTable {
  _id: string;
  seller_id: string;
  name: string;
  platform: string;
  status: string;
  url: string;
  /** IANA name; empty for the business time zone. */
  time_zone: string;
  /** Orders that are submitted wait on hold. */
  auto_hold: number;
  /** Minutes after payment before production may start. */
  cooling_off_min: number;
  /** Code of what its drafts are sent by that name none; empty for none. */
  shipping_method: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface OrdersTable {
  seq: Generated<number>;
  _id: string;
  code: string;
  external_number: string;
  seller_id: string;
  store_id: string;
  status: string;
  /** Since when it has this status. */
  status_at: number;
  print_status: string;
  shipment_status: string;
  recipient_name: string;
  company: string;
  address_line1: string;
  address_line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
  email: string;
  phone: string;
  shipping_method: string;
  items_count: number;
  items_title: string;
  currency: string;
  total_minor: number;
  paid: number;
  /** What refund requests gave back. */
  refunds_minor: number;
  carrier: string;
  tracking_number: string;
  note: string;
  /** JSON: {code, path}[]; the words come from the code. */
  problems: string;
  problems_count: number;
  /** Kinds of its problems: bits of api/order_problems.ts. */
  problem_mask: number;
  /** JSON: string[], sorted; `order_tags` is what filters read. */
  tags: string;
  /** Until then production may not start; null when it may. */
  cools_until: number | null;
  /** Since when its garments may be begun on the floor although none is; null before, and of one that was taken back. */
  released_at: number | null;
  /** Since when it waits for money: paid by itself once that is there. */
  pay_asked_at: number | null;
  /** The total that was seen then: it is paid at no higher one. */
  pay_seen_minor: number | null;
  /** Of that its postage: no more of it is set aside. Null of one that asked before postage was. */
  pay_seen_postage_minor: number | null;
  /** Why it waits no longer although it is not paid: a code of api/reasons.ts; empty where nothing stopped it. */
  pay_stopped: string;
  /** When it left the house. */
  shipped_at: number | null;
  /** Where its garments are made; null until it is paid. */
  location_id: string | null;
  held_from: string;
  hold_reason: string;
  hold_until: number | null;
  /** Lower-case words a search looks in; kept by store.ts, read by the search index. */
  search_text: string;
  /** The first second of the day the shop took the order, where the source says one. */
  ordered_at: number | null;
  /** The job that brought it from a file; null where no file did. */
  import_id: string | null;
  due_at: number;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface Tables
  extends
    ArtworkTables,
    EgressTables,
    ExtensionTables,
    MethodTables,
    PrinterTables,
    PrintTables,
    RatingTables,
    RefundTables,
    StockTables,
    TopupTables {
  users: UsersTable;
  groups: GroupsTable;
  user_groups: UserGroupsTable;
  scopes: ScopesTable;
  sessions: SessionsTable;
  entry_links: EntryLinksTable;
  setup_links: SetupLinksTable;
  api_tokens: ApiTokensTable;
  login_codes: LoginCodesTable;
  throttles: ThrottlesTable;
  stores: StoresTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  items: ItemsTable;
  item_rechecks: ItemRechecksTable;
  method_rechecks: MethodRechecksTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  units: UnitsTable;
  returns: ReturnsTable;
  packages: PackagesTable;
  package_orders: PackageOrdersTable;
  labels: LabelsTable;
  track_events: TrackEventsTable;
  unit_events: UnitEventsTable;
  unit_photos: UnitPhotosTable;
  label_files: LabelFilesTable;
  stored_files: StoredFilesTable;
  book_checks: BookChecksTable;
  wallets: WalletsTable;
  charge_lines: ChargeLinesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_txns: LedgerTxnsTable;
  ledger_entries: LedgerEntriesTable;
  holds: HoldsTable;
  statement_lines: StatementLinesView;
  jobs: JobsTable;
  job_refusals: JobRefusalsTable;
  job_refused_rows: JobRefusedRowsTable;
  job_rows: JobRowsTable;
  sku_map: SkuMapTable;
  import_plans: ImportPlansTable;
  locations: LocationsTable;
  stations: StationsTable;
  bins: BinsTable;
  scans: ScansTable;
  order_tags: OrderTagsTable;
  reports: ReportsTable;
  list_looks: ListLooksTable;
  saved_views: SavedViewsTable;
  view_pins: ViewPinsTable;
  bookmarks: BookmarksTable;
  comments: CommentsTable;
  attachments: AttachmentsTable;
  notifications: NotificationsTable;
  user_notifications: UserNotificationsTable;
  user_notification_events: UserNotificationEventsTable;
  held_notices: HeldNotificationsTable;
  calls_to_action: CallsToActionTable;
  notice_marks: CallToActionMarksTable;
  audit_events: AuditEventsTable;
  audit_redactions: AuditRedactionsTable;
  audit_seals: AuditSealsTable;
  audit_checks: AuditChecksTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  live_tickets: LiveTicketsTable;
  counters: CountersTable;
}
