/** `scanFlight`: adds, removes or receives boxes of a flight by their scanned numbers. */
import { ApiError } from "../../../../api/errors.ts";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import type { FlightScan } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { mutation } from "../../../fields.ts";
import { lifecycleOf } from "../../../lifecycle/define.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { maySend } from "../../../lifecycle/read_move.ts";
import { boxesByCode, type ScannedBox } from "./load_store.ts";
import { flightsById } from "./store.ts";

const LOAD = "box.load";
const EVENTS: readonly string[] = [LOAD, "box.unload", "box.receive"];

const refused = (code: string, box: ScannedBox | undefined, reason: string, of = ""): FlightScan => ({
  code,
  box_id: box?._id ?? null,
  box_code: box?.code ?? "",
  ok: false,
  reason,
  of,
});

export const scanFlight = mutation<"scanFlight">(async (tx, { _id, event, codes }, context) => {
  if (!EVENTS.includes(event)) {
    throw new ApiError("BAD_INPUT", "Cannot move the boxes: expected an event of a flight's boxes", {
      problems: [{ path: "event", code: "unknown" }],
    });
  }
  const lifecycle = lifecycleOf("box");
  if (!maySend(lifecycle, event, context.session.person)) throw new ApiError("FORBIDDEN", REASONS.notYours);
  if (!(await flightsById(tx, [_id])).has(_id)) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const scanned = [...new Set(codes)].map((code) => ({ code, spellings: spellingsOf(code) }));
  const boxes = await boxesByCode(tx, scanned.flatMap(({ spellings }) => spellings));
  const found = scanned.map(({ code, spellings }) => ({
    code,
    box: boxes.find((box) => spellings.includes(box.code) || spellings.includes(box.sscc ?? "")),
  }));
  const isHere = (box: ScannedBox) => event === LOAD || box.consolidation_id === _id;
  const ids = [...new Set(found.flatMap(({ box }) => box && isHere(box) ? box._id : []))];
  const step = stepOf(tx, { event, params: event === LOAD ? { consolidation_id: _id } : {} }, context);
  const moved = ids.length > 0 ? await moveMany(lifecycle, step, ids) : [];
  const results = new Map(moved.map(({ result }) => [result._id, result]));
  return {
    result: found.map(({ code, box }): FlightScan => {
      if (!box) return refused(code, box, "unknownBox");
      const result = results.get(box._id);
      if (!result) return refused(code, box, "notOnFlight");
      if (!result.ok) return refused(code, box, result.reason?.code ?? "", result.reason?.of ?? "");
      return { code, box_id: box._id, box_code: box.code, ok: true, reason: "", of: "" };
    }),
    audit: moved.flatMap(({ audit }) => audit),
  };
});
