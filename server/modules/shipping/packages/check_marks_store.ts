/** Marks packages for the Check List. Its counts and the filter of packages use the same condition. */
import { sql } from "kysely";
import {
  type CheckedPackages,
  checkedPackages,
  type CheckPlace,
  LIST_BITS,
  markOf,
  marksIn,
  SCAN_WITHIN_SECONDS,
} from "../../../../api/shipping/check_counts.ts";
import { PACKAGES_GIVEN_UP, PACKAGES_IN_HOUSE } from "../../../../api/statuses.ts";
import { type Condition, either, every, isOneOf } from "../../../db/conditions.ts";
import { definePort } from "../../../port.ts";

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(", ");
/** Sources of events that do not prove a scan of the package: a person, or the flight that it is on. */
const NO_SCANS = quoted(["hand", "flight"]);
const ENDED = quoted(["Returned", "Lost"]);

/** Matches packages that left, including those of a signed bill or submitted manifest that follow later. */
const IS_OUT = `(k.shipment_status not in (${quoted(PACKAGES_IN_HOUSE)}) or k.shipment_status = 'Boxed'
  and exists (select 1 from boxes as b where b._id = k.box_id and b.status in ('Handed Over', 'Received'))
  or k.shipment_status in ('Packed', 'Boxed') and exists (select 1 from manifest_lines as ml
    where ml.package_id = k._id and ml.live = 1 and ml.sent = 1))`;
/** Matches live labels with a number of Vietnam Post, whose check digit was checked earlier. */
const IS_POSTAL =
  `(k.label_status = 'Live' and length(k.tracking_number) = 13 and substr(k.tracking_number, 12) = 'VN')`;
const LISTS = `coalesce((select case when m.ship_day = k.ship_day then ${LIST_BITS.listed}
    else ${LIST_BITS.listed + LIST_BITS.extra} end from manifest_lines as ml
    join manifests as m on m._id = ml.manifest_id where ml.package_id = k._id and ml.live = 1),
  case when ${IS_POSTAL} and not ${IS_OUT} then ${LIST_BITS.missing} else 0 end)`;
const IS_SCANNED = `exists (select 1 from track_events as e where e.package_id = k._id
  and e.source not in (${NO_SCANS}))`;

/** Returns the mark of a package (alias `k`); null if it was given up. @param now unix seconds */
export const markAt = (now: number) =>
  sql<number | null>`(case
    when k.shipment_status in (${sql.raw(quoted(PACKAGES_GIVEN_UP))}) then null
    when k.shipment_status = 'Delivered' then ${sql.lit(markOf("delivered"))}
    when ${sql.raw(IS_OUT)} then case when ${sql.raw(IS_SCANNED)} then ${sql.lit(markOf("scanned"))}
      when k.shipment_status in (${sql.raw(ENDED)}) or k.handed_at is null
        or k.handed_at > ${now - SCAN_WITHIN_SECONDS} then ${sql.lit(markOf("handed_over"))}
      else ${sql.lit(markOf("handed_over", { hasNoScan: true }))} end
    else case when k.shipment_status = 'Boxed' then ${sql.lit(markOf("boxed"))}
      when k.shipment_status = 'Packed' then ${sql.lit(markOf("packed"))}
      when k.label_status = 'Live' then ${sql.lit(markOf("labelled"))}
      else ${sql.lit(markOf("to_leave"))} end
      + case when k.due_at <= ${now} then ${sql.lit(markOf("to_leave", { isBehind: true }))} else 0 end end)
    + ${sql.raw(LISTS)}`;

const marksOf = ({ count }: Pick<CheckedPackages, "count">) => sql.raw(marksIn(count).join(", "));

export const isAtPlace = ({ day, location_id, carrier }: CheckPlace): Condition =>
  every([
    sql<boolean>`k.ship_day = ${day}`,
    location_id === "" ? sql<boolean>`k.location_id is null` : sql<boolean>`k.location_id = ${location_id}`,
    sql<boolean>`k.carrier = ${carrier}`,
  ]);

/** Port to ticks of the Check List, which the department handover stores. */
interface TickedPackages {
  /** Matches packages (alias `k`) that a tick counted under one of these marks. */
  readonly wereCounted: (tick: string, marks: readonly number[]) => Condition;
}
export const tickedPackages = definePort<TickedPackages>("packages of a tick");

function conditionOf(checked: CheckedPackages, now: number): Condition {
  const isIn = sql<boolean>`${markAt(now)} in (${marksOf(checked)})`;
  if (!checked.tick) return every([isAtPlace(checked), isIn]);
  const isHere = every([isAtPlace(checked), isIn]);
  const were = tickedPackages.get().wereCounted(checked.tick, marksIn(checked.count));
  return either([
    every([isHere, sql<boolean>`not ${were}`]),
    every([were, sql<boolean>`not coalesce(${isHere}, false)`]),
  ]);
}

/** Matches the packages behind counts of the Check List; any other value matches nothing. */
export const checkCondition = (values: readonly string[], { now }: { readonly now: () => number }) =>
  either(values.map((value) => {
    const checked = checkedPackages(value);
    return checked ? conditionOf(checked, now()) : isOneOf("k._id", []);
  }));
