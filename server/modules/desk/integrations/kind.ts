import type { InputProblem } from "../../../../api/errors.ts";
import type { IntegrationDelivery, IntegrationTest } from "../../../../api/generated/schema.ts";
import type { IntegrationKindName } from "../../../../api/desk/integrations.ts";
import type { AuthorizedContext, Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { Scope } from "../../../scope.ts";
import type { IntegrationRow, IntegrationValues } from "./store.ts";

export interface IntegrationKind {
  readonly kind: IntegrationKindName;
  /** Drops values that the kind does not use. */
  readonly keep: (values: IntegrationValues) => IntegrationValues;
  readonly problemsOf: (values: IntegrationValues, settings: Settings) => readonly InputProblem[];
  /** Returns the seller of a store; missing in a kind that has no store. */
  readonly sellerOf?: (reader: Reader, scope: Scope, storeId: string) => Promise<string | undefined>;
  /** Lists the newest calls first; missing in a kind whose deliveries are its log. */
  readonly log?: (
    reader: Reader,
    id: string,
    statuses: readonly string[] | null,
    page: AuthorizedContext["page"],
  ) => Promise<readonly IntegrationDelivery[]>;
  readonly test: (row: IntegrationRow, context: AuthorizedContext) => Promise<IntegrationTest>;
}
