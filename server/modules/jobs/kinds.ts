/** Every kind of work that the worker does: one line each. */
import { exportKind } from "../exports/kind.ts";
import { imports } from "../imports/kind.ts";
import { mend } from "../mending/mend.ts";
import type { JobKind } from "./kind.ts";

const ALL: readonly JobKind[] = [mend, imports, exportKind];

const BY_NAME = new Map<string, JobKind>(ALL.map((each) => [each.kind, each]));

export const kindOf = (name: string): JobKind | undefined => BY_NAME.get(name);
