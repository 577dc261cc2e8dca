/** Defines requests that one person makes and another decides about: their people, columns and visibility. */
import { isSeller } from "../../api/access.ts";
import type { AuthorizedContext } from "../context.ts";
import { illegal } from "../entity/refusals.ts";
import { stampOf } from "../mutate.ts";
import type { Effect } from "./lifecycle.ts";

/** Maps the column of a decider to the effect of the machine that writes it. */
const EFFECTS = { checker: "decide", second: "noteSecond" } as const;
type Decider = keyof typeof EFFECTS;
type People<P extends string> = Readonly<Record<P | `${P}_for`, string | null>>;

/** Columns that a decision writes. */
export type Decision<D extends Decider, R extends string> = Partial<
  People<D> & Readonly<Record<R, string>> & { readonly decided_at: number | null }
>;

/**
 * @param reason the column for the reason of a rejection; `note` is written by the effect `keepNote`
 * @param deciders columns of the people who decide, each with a second column, such as `checker_for`
 */
export function defineApproval<R extends string, D extends Decider>(reason: R, deciders: readonly D[]) {
  type Decide = Effect<object, Decision<D, R>, { readonly reason?: string | null | undefined }>;
  const patched = (patch: object) => ({ patch: patch as Decision<D, R> });
  const decide = (decider: D): Decide => ({ stamp: { actor, actingFor, at } }) =>
    patched({ [decider]: actor._id, [`${decider}_for`]: actingFor, decided_at: at });
  const keep: Decide = ({ params }) => patched({ [reason]: params.reason ?? "" });
  const hidden = new Set(["maker", ...deciders].flatMap((person) => [person, `${person}_for`]));
  const names = new Set(deciders.map((decider) => `${decider}_name`));
  return {
    effects: Object.fromEntries([
      [reason.replace(/^./, (letter) => `keep${letter.toUpperCase()}`), keep],
      ...deciders.map((each) => [EFFECTS[each], decide(each)] as const),
    ]),
    makerOf(context: AuthorizedContext) {
      const { actor, actingFor } = stampOf(context);
      return { maker: actor._id, maker_for: actingFor };
    },
    /** Refuses changes, so that people decide about what was requested: a wrong request is cancelled and made again. */
    mayChange(): never {
      throw illegal("requestFixed");
    },
    /** Returns true for maker and checker if the caller is or acts for this person; false for the system. */
    factsOf(row: People<"maker" | "checker">, context: AuthorizedContext | null) {
      const people = context ? [context.session.actor._id, context.session.person._id] : [];
      const isOneOf = (...ids: readonly (string | null)[]) => ids.some((id) => id && people.includes(id));
      return { maker: isOneOf(row.maker, row.maker_for), checker: isOneOf(row.checker, row.checker_for) };
    },
    /** Leaves out the ids of maker and deciders; for a seller the deciders' names are empty too. */
    viewOf<Row extends People<"maker" | D>>(row: Row, { session }: AuthorizedContext) {
      const blank = isSeller(session.person) ? names : new Set();
      const cells = Object.entries(row).filter(([column]) => !hidden.has(column));
      const shown = cells.map(([column, cell]) => [column, blank.has(column) ? "" : cell]);
      return Object.fromEntries(shown) as Omit<Row, "maker" | "maker_for" | D | `${D}_for`>;
    },
  };
}
