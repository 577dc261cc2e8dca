/** Adds a view of faults of garments for the report Quality: rejections at stations, and causes of cases. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

/** Repeated here, because a migration must not change with the code. */
const STEPS = ["QC", "Cutting", "Printing", "Sewing", "Final QC", "Packing"];

/** Selects the step of a garment's state; a packed one was at packing. */
const stepOf = (column: string): string =>
  `(case ${
    STEPS.map((step) => `when ${column} = '${step}' or ${column} like '${step}.%' then '${step}'`).join(" ")
  } else 'Packing' end)`;

const FOUND = stepOf("e.from_state");
/** The station where the faulty step was last done, or the rejecting station if the garment was still there. */
const STATION = `coalesce(case when e.fault_step in ('', ${FOUND})
    then (select s.code from stations as s where s._id = e.station_id)
    else (select s.code from unit_events as w left join stations as s on s._id = w.station_id
      where w.unit_id = e.unit_id and w.seq < e.seq and w.event in ('unit.pass', 'unit.finish', 'unit.pack')
        and (w.from_state = e.fault_step or w.from_state like e.fault_step || '.%')
      order by w.seq desc limit 1) end, '')`;

const faultsView = `create view faults as
  select e._id, e.at, e.seller_id, '' as currency, 'station' as found,
    case when e.fault_step <> '' then e.fault_step else ${FOUND} end as step,
    case when e.reason_code <> '' then e.reason_code else 'another' end as reason,
    ${STATION} as station, ${FOUND} as found_step, e.unit_id, '' as case_id, e.reason as note, 1 as quantity
  from unit_events as e where e.event = 'unit.reject'
    and not exists (select 1 from unit_events as b where b.undoes = e._id)
  union all
  select l._id, coalesce(l.cause_at, c.created_at) as at, c.seller_id, '' as currency, 'buyer' as found,
    l.cause_step as step, c.reason, l.cause_station as station, '' as found_step, coalesce(l.unit_id, '') as unit_id,
    l.case_id, l.cause_reason as note, l.quantity
  from case_lines as l join cases as c on c._id = l.case_id where l.cause_step <> ''`;

const statements = (engine: Engine): readonly string[] =>
  [
    "create index unit_events_undone on unit_events (undoes) where undoes is not null",
    "create index case_lines_at_fault on case_lines (case_id) where cause_step <> ''",
    faultsView,
  ].map((statement) => render(engine, statement));

export const faults: Migration = {
  number: 192,
  name: "faults",
  statements,
  notes: {
    "faults.at":
      "When a station rejected the garment; of a cause when the step at fault was done, else when the case was made.",
    "faults.found": "station, buyer.",
    "faults.step": "The step at fault.",
    "faults.reason": "A reason of a rejection, or that of the case.",
    "faults.station": "Code of the station where the step at fault was done; empty where it is unknown.",
    "faults.found_step": "The step that rejected it; empty where the buyer found it.",
    "faults.unit_id": "Empty where the case names no garment.",
    "faults.case_id": "Empty for a rejection.",
    "faults.note": "Words of the person.",
  },
};
