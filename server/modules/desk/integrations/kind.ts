/** What a kind of integration brings along. */
import type { InputProblem } from "../../../../api/errors.ts";
import type { IntegrationTest } from "../../../../api/generated/schema.ts";
import type { IntegrationKindName } from "../../../../api/desk/integrations.ts";
import type { AuthorizedContext, Settings } from "../../../context.ts";
import type { IntegrationRow, IntegrationValues } from "./store.ts";

export interface IntegrationKind {
  readonly kind: IntegrationKindName;
  /** Drops what means nothing to it. */
  readonly keep: (values: IntegrationValues) => IntegrationValues;
  /** What is missing or wrong for it. */
  readonly problemsOf: (values: IntegrationValues, settings: Settings) => readonly InputProblem[];
  /** Tries it now. */
  readonly test: (row: IntegrationRow, context: AuthorizedContext) => Promise<IntegrationTest>;
}
