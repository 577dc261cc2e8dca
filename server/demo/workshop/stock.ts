/** Makes a stock of blanks that was counted ten days ago, and moved since as the unit machine says. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { BLANK_CHANGES, type BlankAction, blankChangeOf } from "../../../api/catalogue/stock.ts";
import { SYSTEM } from "../../../api/system.ts";
import { move } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { MAX_REMAKES, unitMachine } from "../../../machines/lifecycles/workshop/unit.ts";
import type { LocationsTable, NewItem, StockMovesTable, StockTable } from "../../db/tables.ts";
import type { NewUnitEvent } from "../../modules/workshop/units/events_store.ts";
import { CLEAR_FACTS } from "../../modules/workshop/units/facts.ts";
import type { OrderHistory } from "../history.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";
import { groupRows } from "../../graphql/batch.ts";
import type { SceneUnit } from "../orders/walk/scene.ts";

type Move = Omit<StockMovesTable, "seq">;
type Shelf = Omit<StockTable, "seq">;

interface Counting {
  readonly now: number;
  readonly seed: number;
  readonly counterId: string;
}

/** Days since the first count of blanks; earlier garments have no blank in stock. */
export const COUNTED_DAYS = 10;
const LOW_AT = 12;
/** The blanks of every eighth item are bought as needed, and never counted. */
const UNCOUNTED_EVERY = 8;
/** Numbers of garments that lack a blank, for the items in most demand. */
const SHORT = [3, 3, 2];
const LOW_SKUS = 3;

export function makeStock(
  histories: readonly OrderHistory[],
  { items }: { readonly items: readonly NewItem[] },
  places: readonly Pick<LocationsTable, "_id" | "type">[],
  { now, seed, counterId }: Counting,
): { readonly stock: readonly Shelf[]; readonly moves: readonly Move[] } {
  const random = seededRandom(seed);
  const newId = idMaker(random);
  const since = now - COUNTED_DAYS * DAY_SECONDS;
  const counted = items.filter(({ status }, at) => status === "Active" && at % UNCOUNTED_EVERY !== 0);
  const known = new Set(counted.map(({ _id }) => _id));
  const stockMoves = histories.flatMap((history) => movesOf(history, since, known));
  const [main, ...others] = places.filter(({ type }) => type === "factory");
  if (!main) return { stock: [], moves: [] };
  const lost = lose(histories, known, now, counterId);
  const moves = [...stockMoves, ...lost].filter(({ location_id }) => location_id === main._id);
  const byItem = groupRows(moves, ({ item_id }) => item_id);
  const short = new Set(lost.map(({ item_id }) => item_id));
  const stock: Shelf[] = [];
  const all: Omit<Move, "_id">[] = [];
  for (
    const [place, wanted] of [
      [main, counted],
      ...others.map((each) => [each, counted.filter(isOdd)] as const),
    ] as const
  ) {
    let low = place === main ? LOW_SKUS : 0;
    for (const { _id: item_id } of wanted) {
      const own = place === main ? byItem.get(item_id) ?? [] : [];
      const reserved = sumOf(own, "d_reserved");
      const isOut = place === main && short.has(item_id);
      const isLow = !isOut && low > 0;
      if (isLow) low--;
      const spare = isOut ? 0 : isLow ? random.between(1, LOW_AT) : random.between(LOW_AT + 8, 90);
      const opening = reserved + spare - sumOf(own, "d_on_hand");
      const at = { location_id: place._id, item_id };
      all.push({ ...BY_HAND, ...at, kind: "count", d_on_hand: opening, at: since, actor_id: counterId });
      stock.push({
        ...at,
        _id: newId(since),
        on_hand: reserved + spare,
        reserved,
        low_at: LOW_AT,
        low_told_at: spare <= LOW_AT ? now : null,
        created_at: since,
        updated_at: own.at(-1)?.at ?? since,
        version: own.length + 1,
      });
    }
  }
  const ordered = [...all, ...moves].sort((a, b) => a.at - b.at);
  return { stock, moves: ordered.map((each) => ({ ...each, _id: newId(each.at) })) };
}

const isOdd = (_item: unknown, at: number): boolean => at % 2 === 1;
const sumOf = (moves: readonly Pick<Move, "d_on_hand" | "d_reserved">[], by: "d_on_hand" | "d_reserved") =>
  moves.reduce((sum, each) => sum + each[by], 0);

const BY_HAND = { d_on_hand: 0, d_reserved: 0, unit_id: null, unit_version: 0, reason: "" } as const;

/** Derives the movements of blanks from the history of their garments. */
function movesOf(
  { scene }: OrderHistory,
  since: number,
  known: ReadonlySet<string>,
): Omit<Move, "_id">[] {
  const counted = [...scene.units.values()].filter(({ item_id, created_at }) =>
    created_at >= since && known.has(item_id ?? "")
  );
  if (counted.length === 0) return [];
  const moves: Omit<Move, "_id">[] = [];
  const events = groupRows(scene.unitEvents, ({ unit_id }) => unit_id);
  const after = new Map<string, NewUnitEvent>();
  for (const unit of counted) {
    const shelf = { location_id: unit.location_id, item_id: unit.item_id ?? "", unit_id: unit._id };
    // Reserving the blank comes first, so each later version of the garment is one higher.
    const given = { kind: "reserve", d_on_hand: 0, d_reserved: 1, unit_version: 0, reason: "" };
    moves.push({ ...shelf, ...given, actor_id: SYSTEM._id, at: unit.created_at });
    let blank = "Reserved";
    for (const event of events.get(unit._id) ?? []) {
      const unit_version = event.unit_version + 1;
      const before = JSON.stringify({ ...JSON.parse(event.before) as object, blank });
      after.set(event._id, { ...event, before, unit_version });
      for (const action of blankActions(event)) {
        const turn = blankChangeOf(action, blank, event.reason_code === "artwork");
        blank = turn?.to ?? blank;
        if (!turn?.move) continue;
        const { reason_code: reason, actor_id, at } = event;
        moves.push({ ...shelf, ...turn.move, unit_version, reason, actor_id, at });
      }
    }
    scene.units.set(unit._id, { ...unit, blank, version: unit.version + 1 });
  }
  scene.unitEvents.forEach((event, at) => scene.unitEvents[at] = after.get(event._id) ?? event);
  return moves;
}

const isBlankAction = (name: string): name is BlankAction => name in BLANK_CHANGES;
const known = new Map<string, readonly BlankAction[]>();

function blankActions({ event, from_state, to_state }: NewUnitEvent): readonly BlankAction[] {
  const key = `${event} ${from_state} ${to_state}`;
  const found = known.get(key) ?? blankActionsOf(event, from_state, to_state);
  known.set(key, found);
  return found;
}

function blankActionsOf(event: string, from_state: string, to_state: string): readonly BlankAction[] {
  const [print_status = "", work_status = ""] = from_state.split(".");
  const [next = ""] = to_state.split(".");
  const facts = {
    ...CLEAR_FACTS,
    next,
    first: next,
    rejects: next === "Rejected" ? MAX_REMAKES : 0,
    undo: to_state,
  };
  const { valueOf } = LIFECYCLES.unit.columns;
  const answer = move(unitMachine, valueOf({ print_status, work_status }), facts, event);
  return answer.ok ? answer.effects.filter(isBlankAction) : [];
}

/** Takes blanks from garments at their first step, of the items in most demand. */
function lose(
  histories: readonly OrderHistory[],
  counted: ReadonlySet<string>,
  at: number,
  actor_id: string,
): Omit<Move, "_id">[] {
  const waiting = histories.flatMap(({ scene }) =>
    [...scene.units.values()].filter(isUntouched).map((unit) => ({ scene, unit }))
  ).filter(({ unit }) => counted.has(unit.item_id ?? ""));
  const wanted = [...groupRows(waiting, ({ unit }) => unit.item_id ?? "").values()]
    .sort((a, b) => b.length - a.length);
  return SHORT.flatMap((count, place) =>
    (wanted[place] ?? []).toSorted((a, b) => b.unit.due_at - a.unit.due_at).slice(0, count)
      .map(({ scene, unit }) => {
        scene.units.set(unit._id, { ...unit, blank: "Short", updated_at: at, version: unit.version + 1 });
        const { _id: unit_id, location_id, item_id } = unit;
        const shelf = { location_id, item_id: item_id ?? "", unit_id, unit_version: 0 };
        return { ...shelf, kind: "release", d_on_hand: 0, d_reserved: -1, reason: "", actor_id, at };
      })
  );
}

const isUntouched = ({ blank, begun_at, work_status }: SceneUnit): boolean =>
  blank === "Reserved" && begun_at === null && work_status === "Waiting";
