/** The form of a record as data: groups and kinds of fields. */
import type { Rule } from "../api/access.ts";
import type { InputKind } from "./input_kind.ts";

/** Sources of the choices of filters and of fields. */
export type OptionSource =
  | "sellers"
  | "stores"
  | "countries"
  | "tags"
  | "shippingMethods"
  | "places"
  | "carrierKeys"
  | "methodProviders"
  | "groups"
  | "products"
  | "topupMethods"
  | "openBoxes"
  | "batchGroups"
  | "batchMerges"
  | "batchWaiting"
  | "unitPlaces"
  | "gateways"
  | "caseAgents"
  | "noticeGroups"
  | "screens"
  | "manifestCandidates"
  | "printers"
  | "shippingPolicies"
  | `audit${"Actors" | "Acted" | "Entities" | "Actions"}`;

export type FormField = FormFieldOf<string>;

export interface FormFieldOf<Field extends string> {
  /** Name in the record and in its input; the label is `field.<key>`, the help `entity.<id>.help.<key>`. */
  readonly key: Field;
  readonly kind: InputKind;
  /** For `choice` and `choices`: every value. A `choice` begins with the first, unless it is required or optional. */
  readonly values?: readonly string[];
  /** For `rows`: the kind of input, if it is more than a list of text boxes. */
  readonly drawn?: InputKind;
  /** For `option` and `checks`: source of the choices. */
  readonly source?: OptionSource;
  /** For `checks`: the fields that its choices depend on; until the first has a value there are none. */
  readonly of?: readonly Field[];
  /** For `checks`: the maximum number of choices that can be picked. */
  readonly most?: number;
  /** For `option`: true if the record has the chosen record itself, not only its id. */
  readonly isRecord?: boolean;
  readonly required?: boolean;
  /** True for data of the person who fills in the form, which the browser may complete. */
  readonly isOwn?: boolean;
  /** For `number`: the value of an empty field; without it an empty field is refused. */
  readonly empty?: number;
  /** Initial value in the form of a new record; by default empty, or 0. */
  readonly begins?: string;
  /** True if a new record takes the initial value from the address of the link. */
  readonly fromAddress?: boolean;
  /** For `money`: the field of the record with its currency; by default the business's currency. */
  readonly currencyFrom?: Field;
  /** For `money`: the currency of the opened record, read from `currencyFrom`. */
  readonly currency?: string;
  /** For `choice`: true if the field may be empty, and begins empty. */
  readonly optional?: boolean;
  /** For `rows`: the fields of each row, without help. */
  readonly rows?: readonly FormFieldOf<string>[];
  /** True for a field that is only set when the record is made. */
  readonly onlyNew?: boolean;
  /** Shown only while another field has this value, or one of these. */
  readonly when?: Readonly<Record<string, string | readonly string[]>>;
  /** Shown only to people whom the rule allows. */
  readonly rule?: Rule;
}

/** Fields of one group; title and sentence are `entity.<id>.group.<key>.title` and `.help`. */
export interface FieldGroup<Field extends string> {
  readonly key: string;
  /** True if the group is hidden in the form of a new record. */
  readonly later?: boolean;
  readonly fields: readonly FormFieldOf<Field>[];
}
