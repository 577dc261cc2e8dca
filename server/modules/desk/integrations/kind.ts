/** Describes what a kind of integration brings along. */
import type { InputProblem } from "../../../../api/errors.ts";
import type { IntegrationDelivery, IntegrationTest } from "../../../../api/generated/schema.ts";
import type { IntegrationKindName } from "../../../../api/desk/integrations.ts";
import type { AuthorizedContext, Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { Scope } from "../../../scope.ts";
import type { IntegrationRow, IntegrationValues } from "./store.ts";

export interface IntegrationKind {
  readonly kind: IntegrationKindName;
  /** Drops what means nothing to it. */
  readonly keep: (values: IntegrationValues) => IntegrationValues;
  /** Returns what is missing or wrong for it. */
  readonly problemsOf: (values: IntegrationValues, settings: Settings) => readonly InputProblem[];
  /** Finds the seller of its store within a scope; left out by a kind that has no store. */
  readonly sellerOf?: (reader: Reader, scope: Scope, storeId: string) => Promise<string | undefined>;
  /** Lists what went by it, the newest first; left out by a kind whose log is its deliveries. */
  readonly log?: (
    reader: Reader,
    id: string,
    statuses: readonly string[] | null,
    page: AuthorizedContext["page"],
  ) => Promise<readonly IntegrationDelivery[]>;
  /** Tries it now. */
  readonly test: (row: IntegrationRow, context: AuthorizedContext) => Promise<IntegrationTest>;
}
