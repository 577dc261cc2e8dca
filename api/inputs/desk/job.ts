/**
 * The shape of what `makeJob` takes. What its parts mean (the list, its filters, the event, the columns) is read by
 * the kind of work that it names.
 */
import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  transform,
} from "valibot";
import { MAX_EXCEPT_IDS, MAX_GRID_ROWS, MAX_LIST_VALUES } from "../../constants.ts";
import type { JobInput, JobMoveInput } from "../../generated/schema.ts";
import { JOB_KINDS } from "../../statuses.ts";
import { MAX_TAGS } from "../../orders/tags.ts";
import { named } from "../json.ts";
import { whole } from "../numbers.ts";
import { tag } from "../orders/order.ts";
import { placementList } from "../catalogue/placement.ts";
import { says } from "../read.ts";
import { stockTableInput } from "../catalogue/stock.ts";
import { line, needed } from "../text.ts";

const ID = 64;
const NAME = 64;
const SKU = 60;
/** Columns of an export; a label is a column's title. */
const MAX_COLUMNS = 100;
/** A column may be written from several fields. */
const MAX_TITLES = 3 * MAX_COLUMNS;
const LABEL = 120;
/** Stores of a seller in which one SKU is matched at once. */
const MAX_STORES = 100;

const list = <T extends GenericSchema<unknown, string>>(each: T, max: number) =>
  nullish(pipe(array(each, says("invalid")), maxLength(max, says("tooMany"))));

/** What an event carries is read by its own schema (moveInputOf), once the event is known. */
const params = pipe(named, transform((value): JobMoveInput => value));

/** What it means is read by the record's own schema, once the record is known. */
const edit = object({ _id: needed(ID), version: whole(0, Number.MAX_SAFE_INTEGER), params: named });

export const jobInput = object({
  kind: picklist(JOB_KINDS, says("unknown")),
  resource: needed(NAME),
  ids: list(needed(ID), MAX_LIST_VALUES),
  filters: nullish(named),
  except: list(needed(ID), MAX_EXCEPT_IDS),
  sort: nullish(line(NAME)),
  event: nullish(line(NAME)),
  params: nullish(params),
  only_made: nullish(boolean(says("invalid"))),
  add_tags: list(tag, MAX_TAGS),
  remove_tags: list(tag, MAX_TAGS),
  shipping_method: nullish(line(NAME)),
  country: nullish(line(NAME)),
  columns: list(needed(NAME), MAX_COLUMNS),
  labels: list(line(LABEL), MAX_TITLES),
  shape: nullish(line(NAME)),
  format: nullish(line(NAME)),
  store: nullish(needed(ID)),
  stores: list(needed(ID), MAX_STORES),
  external_sku: nullish(needed(SKU)),
  item: nullish(needed(ID)),
  seller: nullish(needed(ID)),
  replaces: nullish(needed(ID)),
  placements: nullish(placementList),
  job: nullish(needed(ID)),
  stock: nullish(stockTableInput),
  edits: nullish(pipe(array(edit, says("invalid")), maxLength(MAX_GRID_ROWS, says("tooMany")))),
}) satisfies GenericSchema<unknown, JobInput>;
