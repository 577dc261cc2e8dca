import type { InputProblem } from "../../../../api/errors.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";
import type { UserRequest } from "./values.ts";

export interface AgreedTerms {
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly problems: readonly InputProblem[];
  readonly write: (tx: Writer) => Promise<void>;
}

export interface SellerTerms {
  /** Returns the terms that differ between the form and the agreement, which is empty for a new person. */
  readonly changedTerms: (
    tx: Writer,
    id: string,
    role: string,
    request: UserRequest,
    context: AuthorizedContext,
  ) => Promise<AgreedTerms>;
}

export const sellerTerms = definePort<SellerTerms>("terms of sellers");
