import { array, type GenericSchema, maxLength, nullish, object, picklist, pipe } from "valibot";
import { MAX_SCAN_LENGTH } from "../../codes/scan_codes.ts";
import type { BoxScanInput } from "../../generated/schema.ts";
import { GATEWAY_KINDS, MAX_GATEWAY_ROWS, MAX_SCAN_PLACE } from "../../handover/box_scans.ts";
import type { JobFields } from "../desk/job.ts";
import { unixSeconds } from "../numbers.ts";
import { says } from "../read.ts";
import { codeLine, line } from "../text.ts";

const boxScan = object({
  code: codeLine(MAX_SCAN_LENGTH),
  at: unixSeconds,
  place: nullish(line(MAX_SCAN_PLACE)),
  kind: picklist(GATEWAY_KINDS, says("unknown")),
}) satisfies GenericSchema<unknown, BoxScanInput>;

export const boxScansInput = pipe(
  array(boxScan, says("invalid")),
  maxLength(MAX_GATEWAY_ROWS, says("tooMany")),
);

export const boxScanFields = { scans: nullish(boxScansInput) } satisfies JobFields;
