/** The ticket of a garment `u`, as api/codes/running.ts writes it: a test keeps the two equal. */
import { sql } from "kysely";

export const UNIT_TICKET = sql<string>`(u.code || case when u.cycle = 1 then '' else '-' || u.cycle end)`;
