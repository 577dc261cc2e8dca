/** `docs/limits.md` is written from this table; a test finds exported bounds of `api/` that have no row here. */
import { MAX_BOOKMARK_ID, MAX_BOOKMARK_TITLE, MAX_BOOKMARKS, STARRED_CAP } from "./desk/bookmarks.ts";
import { MAX_CALL_AUDIENCE, MAX_CALLS_SHOWN } from "./desk/call_to_action.ts";
import { FIGURE_LIMITS } from "./figure_limit_rows.ts";
import { type Limit, limit } from "./limit.ts";
import { ATTACHMENT_LIMITS } from "./attachment_limit_rows.ts";
import { CALLER_LIMITS } from "./caller_limit_rows.ts";
import { LABEL_PAGE_LIMITS } from "./label_page_limit_rows.ts";
import { HANDOVER_LIMITS } from "./handover_limit_rows.ts";
import { ART_LIMITS, CATALOGUE_LIMITS, WORKSHOP_LIMITS } from "./garment_limit_rows.ts";
import { MONEY_LIMITS } from "./money_limit_rows.ts";
import { POLICY_LIMITS, PRICE_LIMITS } from "./price_limit_rows.ts";
import { SHOP_LIMITS } from "./shop_limit_rows.ts";
import { TABLE_LIMITS } from "./table_limit_rows.ts";
import { MAX_SCAN_LENGTH } from "./codes/scan_codes.ts";
import {
  COUNT_CAP,
  ENTRY_LINK_SECONDS,
  EXPORT_LIFE_DAYS,
  LOGIN_CODE_SECONDS,
  MAX_EXCEPT_IDS,
  MAX_GRID_ROWS,
  MAX_JOB_RECORDS,
  MAX_LIST_VALUES,
  MAX_OPEN_JOBS,
  MAX_PAGE_SIZE,
  MAX_PAGED_ROWS,
  MAX_SHOWN_UNITS,
  MAX_TOKEN_COPIES,
  MAX_UPLOAD_BYTES,
  PROOF_SECONDS,
  REQUEST_TIMEOUT_MS,
  SELLER_IDLE_SECONDS,
  STAFF_IDLE_SECONDS,
} from "./constants.ts";
import { EMAIL_CHARS } from "./email_address.ts";
import { MAX_ACTION_IDS } from "./desk/extensions.ts";
import { MAX_BUFFER_SIZE, MAX_ENTRIES, MAX_RECORDING_SIZE, MAX_SENTENCE_LENGTH } from "./flows/recording.ts";
import { MAX_PACKED_LENGTH } from "./flows/report_code.ts";
import { MAX_BUSINESS_GROUPS } from "./people/groups.ts";
import { MAX_URL_LENGTH } from "./inputs/address.ts";
import { MAX_REASON_LENGTH } from "./inputs/people/switch_user.ts";
import { MAX_COMMENT_LENGTH } from "./inputs/desk/comment.ts";
import { MAX_PICKED_UNITS } from "./inputs/move.ts";
import { MAX_MARKED } from "./inputs/desk/notification.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./inputs/people/password.ts";
import { MAX_COOLING_OFF_MIN } from "./inputs/orders/store.ts";
import { MAX_COLUMNS, MAX_VIEWS } from "./inputs/desk/view.ts";
import {
  MAX_LABEL_BYTES,
  MAX_LABEL_MM,
  MAX_LABEL_PAGES,
  MAX_LABEL_PICKED,
  MAX_LABEL_PX,
  MIN_LABEL_MM,
} from "./documents/label_files.ts";
import { MAX_HOLIDAYS } from "./catalogue/locations.ts";
import { MIN_OPEN_MIN } from "./catalogue/opening_hours.ts";
import { MAX_COLUMN_PX, MAX_TABS, MIN_COLUMN_PX } from "./list_layout.ts";
import { LINE_TITLE_CHARS, MAX_ORDER_LINES, MAX_ORDER_PIECES, SHORT_CHARS } from "./orders/order_bounds.ts";
import { ORDER_TEXTS } from "./orders/order_texts.ts";
import {
  MAX_CONTRACT_SERVICES,
  MAX_DOCKER_GROUPS,
  MAX_GROUPS,
  MAX_HUBS,
  MAX_PRICING_PLANS,
  MAX_SELLERS,
} from "./people/people.ts";
import {
  BODY_IDLE_MS,
  MAX_DIRECTIVES,
  MAX_DOCUMENT,
  MAX_FIELDS,
  MAX_FRAGMENTS,
  MAX_JSON_DEPTH,
  MAX_JSON_VALUES,
  MAX_MESSAGE_BYTES,
  MAX_MESSAGE_FRAGMENTS,
  MAX_MESSAGES_PER_MINUTE,
  MAX_OPERATIONS,
  MAX_SAME_FIELDS,
  MAX_SOCKETS_PER_USER,
  MAX_SUBSCRIPTIONS,
  TICKET_SECONDS,
} from "./request_limits.ts";
import { MAX_GLOBAL_SEARCH_LENGTH, MIN_WORD_LENGTH, PAGES_LIMIT, RECORDS_LIMIT } from "./desk/search.ts";
import {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_SEARCH_VALUES,
  MAX_TEXT_VALUES,
} from "./search_values.ts";
import { MAX_STOCK, MAX_STOCK_ROWS } from "./catalogue/stock.ts";
import { MAX_BIN_CAPACITY, MAX_BINS_AT_ONCE } from "./catalogue/stations.ts";
import { MAX_SELLER_FILES_BYTES, MIN_FREE_BYTES } from "./storage.ts";
import { MAX_REPLY_CHARS } from "./support/canned_replies.ts";
import { MAX_AGENT_REFUND_CENTS, MAX_CASE_LINES, MAX_CASE_WORDS, MAX_REOPENED } from "./support/cases.ts";
import { MAX_TAGS } from "./orders/tags.ts";
import { MAX_COUNTED_IN_FRONT } from "./orders/waits.ts";
import { MAX_MENTIONS, MAX_TIMES } from "./desk/user_notifications.ts";
import {
  MAX_EXPORT_SHEET_ROWS,
  MAX_SHEET_CELL_CHARS,
  MAX_SHEET_COLUMNS,
  MAX_SHEETS,
  MAX_WORKBOOK_BYTES,
  MAX_WORKBOOK_PARTS,
  MAX_WORKBOOK_UNPACKED,
  SHEET_ANSWER_MS,
} from "./xlsx/bounds.ts";

const partsOf = (
  name: string,
  values: Readonly<Record<string, number>>,
  words: Readonly<Record<string, readonly [unit: string, what: string]>>,
): readonly Limit[] =>
  Object.entries(values).map(([part, value]) => {
    const [unit = "", what = ""] = words[part] ?? [];
    return { name: `${name}.${part}`, value, unit, what };
  });

export const LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  "A request": [
    ...partsOf("MAX_DOCUMENT", MAX_DOCUMENT, {
      bodyBytes: ["bytes", "body of a GraphQL request"],
      tokens: ["tokens", "a document"],
      depth: ["levels", "fields within fields"],
      rootFields: ["fields", "root fields of a document"],
      aliases: ["aliases", "a document"],
      cost: ["points", "a document: rows that it may read, and what its fields cost"],
      ratePerSecond: ["requests a second", "a person"],
    }),
    limit({ MAX_OPERATIONS }, "operations", "a document"),
    limit({ MAX_FRAGMENTS }, "fragments", "a document"),
    limit({ MAX_FIELDS }, "fields", "a document, after all spreads are written out"),
    limit({ MAX_SAME_FIELDS }, "fields", "fields of one name in a document"),
    limit({ MAX_DIRECTIVES }, "directives", "one field"),
    limit({ MAX_JSON_DEPTH }, "levels", "the JSON of a body"),
    limit({ MAX_JSON_VALUES }, "values", "a long JSON text, once it is unpacked"),
    limit({ BODY_IDLE_MS }, "ms", "a pause while a body arrives"),
    limit({ REQUEST_TIMEOUT_MS }, "ms", "the app's wait for an answer"),
  ],
  "The socket of live changes": [
    limit({ MAX_SOCKETS_PER_USER }, "sockets", "a person, on one server"),
    limit({ MAX_SUBSCRIPTIONS }, "subscriptions", "a socket"),
    limit({ MAX_MESSAGE_BYTES }, "bytes", "an incoming message"),
    limit({ MAX_MESSAGE_FRAGMENTS }, "fragments", "an incoming message"),
    limit({ MAX_MESSAGES_PER_MINUTE }, "messages a minute", "a socket"),
    limit({ TICKET_SECONDS }, "seconds", "validity of the ticket that opens a socket"),
  ],
  "A caller": CALLER_LIMITS,
  "Ids and pages": [
    limit({ MAX_LIST_VALUES }, "values", "every list of a call, unless the SDL gives another bound"),
    limit({ MAX_EXCEPT_IDS }, "ids", "ids excluded from a bulk action"),
    limit({ MAX_ACTION_IDS }, "ids", "an extension's action"),
    limit({ MAX_PICKED_UNITS }, "garments", "garments selected in one step of an order or a package"),
    limit({ MAX_MARKED }, "ids", "notifications marked at once"),
    limit({ MAX_GRID_ROWS }, "rows", "a grid: changed at once"),
    limit({ MAX_JOB_RECORDS }, "records", "a bulk action"),
    limit({ MAX_OPEN_JOBS }, "jobs", "unfinished jobs of a person"),
    limit({ MAX_PAGE_SIZE }, "rows", "a page"),
    limit({ MAX_PAGED_ROWS }, "rows", "page × size"),
    limit(
      { MAX_COUNTED_IN_FRONT },
      "garments",
      "garments counted ahead of an order at its step; above that the answer is: more",
    ),
    limit({ COUNT_CAP }, "rows", "rows counted exactly; above that: more"),
    limit(
      { MAX_SHOWN_UNITS },
      "garments",
      "garments shown in the record of an order or a package; their list has all",
    ),
  ],
  "A search": [
    limit({ MAX_GLOBAL_SEARCH_LENGTH }, "characters", "the search over everything"),
    limit({ MIN_WORD_LENGTH }, "characters", "the shortest word that it finds within others"),
    limit({ PAGES_LIMIT }, "pages", "pages among its results"),
    limit({ RECORDS_LIMIT }, "records", "records of each kind among its results"),
    limit({ MAX_SEARCH_LENGTH }, "characters", "the search of a list"),
    limit({ MAX_SEARCH_VALUES }, "values", "a pasted list"),
    limit({ MAX_TEXT_VALUES }, "values", "values of it that are searched within texts"),
    limit({ MAX_SCAN_LENGTH }, "characters", "a code that is scanned or typed"),
    limit({ MAX_SEARCH_VALUE_LENGTH }, "characters", "one value"),
  ],
  "Files and imports": [
    limit({ MAX_UPLOAD_BYTES }, "bytes", "the file of an import"),
    ...TABLE_LIMITS,
    limit({ MAX_WORKBOOK_BYTES }, "bytes", "a workbook, packed"),
    limit({ MAX_WORKBOOK_UNPACKED }, "bytes", "a workbook, unpacked, as far as it is read"),
    limit({ MAX_WORKBOOK_PARTS }, "parts", "a workbook"),
    limit({ MAX_SHEETS }, "sheets", "a workbook"),
    limit({ MAX_SHEET_COLUMNS }, "columns", "a sheet"),
    limit({ SHEET_ANSWER_MS }, "ms", "the time to read a piece of a workbook"),
    limit({ MAX_EXPORT_SHEET_ROWS }, "rows", "an export as a workbook"),
    limit({ MAX_SHEET_CELL_CHARS }, "characters", "a cell of such an export"),
    ...ATTACHMENT_LIMITS,
    limit({ MAX_LABEL_BYTES }, "bytes", "the file of a label"),
    limit({ MAX_LABEL_PAGES }, "pages", "pages of a file from which a label is picked"),
    limit({ MAX_LABEL_PICKED }, "pages", "pages kept of the file of a label"),
    limit({ MIN_LABEL_MM }, "mm", "a side of a label at least"),
    limit({ MAX_LABEL_MM }, "mm", "a side of a label"),
    ...partsOf("MAX_LABEL_PX", MAX_LABEL_PX, {
      shorter: ["pixels", "the shorter side of a label that is a picture"],
      longer: ["pixels", "its longer side"],
    }),
    limit({ EXPORT_LIFE_DAYS }, "days", "the time the file of an export is kept"),
    limit({ MAX_SELLER_FILES_BYTES }, "bytes", "files of a seller in all; the setting SELLER_FILES_GB"),
    limit(
      { MIN_FREE_BYTES },
      "bytes",
      "free space of a disk below which no file is added; the setting MIN_FREE_GB",
    ),
  ],
  "Orders and stores": [
    limit({ MAX_ORDER_LINES }, "lines", "an order"),
    limit({ MAX_ORDER_PIECES }, "pieces", "an order"),
    limit({ SHORT_CHARS }, "characters", "an order number, a postal code, a telephone number"),
    ...ORDER_TEXTS.map(({ field, chars }) =>
      limit({ [`ORDER_TEXTS.${field}`]: chars }, "characters", `\`${field}\` of an order`)
    ),
    limit({ LINE_TITLE_CHARS }, "characters", "title and variant of a line"),
    limit({ MAX_TAGS }, "tags", "an order"),
    limit({ MAX_COOLING_OFF_MIN }, "minutes", "the cooling-off of a store"),
    limit({ MAX_HOLIDAYS }, "days", "holidays of a location"),
    limit({ MIN_OPEN_MIN }, "minutes", "opening hours of a location, at least"),
    limit({ MAX_BINS_AT_ONCE }, "bins", "bins made at once"),
    limit({ MAX_BIN_CAPACITY }, "garments", "a bin"),
    limit({ MAX_STOCK }, "blanks", "blanks of an item at a location"),
    limit({ MAX_STOCK_ROWS }, "rows", "a table of stock"),
  ],
  "Boxes, shipment invoices, flights and the Check List": HANDOVER_LIMITS,
  "Shops": SHOP_LIMITS,
  "Products and items": CATALOGUE_LIMITS,
  "Artwork": ART_LIMITS,
  "Money": MONEY_LIMITS,
  "Workshop": WORKSHOP_LIMITS,
  "Prices of shipping": PRICE_LIMITS,
  "Policies of shipping": POLICY_LIMITS,
  "Label files of platforms": LABEL_PAGE_LIMITS,
  "Cases": [
    limit({ MAX_CASE_LINES }, "lines", "lines of a case"),
    limit({ MAX_CASE_WORDS }, "characters", "a question of staff to the seller"),
    limit({ MAX_AGENT_REFUND_CENTS }, "US cents", "refunds of a case that an agent decides alone"),
    limit({ MAX_REOPENED }, "times", "reopening a case"),
  ],
  "Reports": FIGURE_LIMITS,
  "Texts": [
    limit({ MAX_COMMENT_LENGTH }, "characters", "a comment"),
    limit({ MAX_REPLY_CHARS }, "characters", "a canned reply in one language"),
    limit({ MAX_MENTIONS }, "people", "people mentioned in a comment"),
    limit({ MAX_REASON_LENGTH }, "characters", "the reason for acting as another person"),
    limit({ MIN_PASSWORD_LENGTH }, "characters", "a password at least"),
    limit({ MAX_PASSWORD_LENGTH }, "characters", "a password"),
    limit({ MAX_URL_LENGTH }, "characters", "a web address"),
    limit({ EMAIL_CHARS }, "characters", "an email address"),
  ],
  "People and groups": [
    limit({ MAX_PRICING_PLANS }, "entries", "prices of a person"),
    limit({ MAX_CONTRACT_SERVICES }, "entries", "contract services of a person"),
    limit({ MAX_HUBS }, "entries", "hubs of a person"),
    limit({ MAX_DOCKER_GROUPS }, "entries", "docker groups of a person"),
    limit({ MAX_GROUPS }, "groups", "groups of a person"),
    limit({ MAX_SELLERS }, "sellers", "sellers that an agent works for"),
    limit({ MAX_BUSINESS_GROUPS }, "groups", "groups of the business"),
    limit({ MAX_CALL_AUDIENCE }, "people", "people named as the audience of an announcement"),
    limit({ MAX_CALLS_SHOWN }, "announcements", "announcements shown to a person at once"),
  ],
  "What a person keeps": [
    limit({ MAX_BOOKMARKS }, "bookmarks", "bookmarks of a person"),
    limit({ STARRED_CAP }, "bookmarks", "starred bookmarks of a person"),
    limit({ MAX_BOOKMARK_TITLE }, "characters", "the title of a bookmark"),
    limit({ MAX_BOOKMARK_ID }, "characters", "the id of a bookmark"),
    limit({ MAX_TOKEN_COPIES }, "copies", "copies of a person's API token within an hour"),
    limit({ MAX_VIEWS }, "views", "views of a person"),
    limit({ MAX_TABS }, "views", "views shown as tabs"),
    limit({ MAX_COLUMNS }, "columns", "columns of a view"),
    limit({ MIN_COLUMN_PX }, "px", "the width of a column at least"),
    limit({ MAX_COLUMN_PX }, "px", "the width of a column"),
    limit({ MAX_TIMES }, "times", "times of day at which a person is notified"),
  ],
  "Problem reports": [
    limit({ MAX_ENTRIES }, "steps", "a recording"),
    limit({ MAX_BUFFER_SIZE }, "characters", "the recording kept by a window"),
    limit({ MAX_RECORDING_SIZE }, "characters", "a recording"),
    limit({ MAX_SENTENCE_LENGTH }, "characters", "the person's description in a report"),
    limit({ MAX_PACKED_LENGTH }, "characters", "a report as a code"),
  ],
  "Time": [
    limit({ STAFF_IDLE_SECONDS }, "seconds", "an idle session of staff"),
    limit({ SELLER_IDLE_SECONDS }, "seconds", "an idle session of a seller"),
    limit({ LOGIN_CODE_SECONDS }, "seconds", "the one-time code of a sign-in"),
    limit({ PROOF_SECONDS }, "seconds", "the time a sign-in or password is proof for copying the API token"),
    ...partsOf("ENTRY_LINK_SECONDS", ENTRY_LINK_SECONDS, {
      invitation: ["seconds", "the link of an invitation"],
      reset: ["seconds", "the link to set a new password"],
    }),
  ],
};
