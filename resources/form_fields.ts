/** How a record's form asks, as data: the fields of each group and the kind of each. */
import type { Rule } from "../api/access.ts";
import type { InputKind } from "./input_kind.ts";

/** Where the choices of an `options` filter come from. */
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
  | "batchGroups"
  | "unitPlaces"
  | "noticeGroups"
  | "screens"
  | "printers"
  | "shippingPolicies"
  | `audit${"Actors" | "Acted" | "Entities" | "Actions"}`;

export type FormField = FormFieldOf<string>;

export interface FormFieldOf<Field extends string> {
  /** Name in the record and in its input; the label is `field.<key>`, its help `entity.<id>.help.<key>`. */
  readonly key: Field;
  readonly kind: InputKind;
  /** For `choice` and `choices`: every value, with the words of a status or `choice.<key>.<value>`. The first stands unless it is required. */
  readonly values?: readonly string[];
  /** For `rows`: what a feature asks for them with, where it is no list of boxes. */
  readonly drawn?: InputKind;
  /** For `option` and `checks`: where the choices come from. */
  readonly source?: OptionSource;
  /** For `option`: the record has more of it than its id. */
  readonly isRecord?: boolean;
  readonly required?: boolean;
  /** It is about the person who fills in the form: the browser may know it. */
  readonly isOwn?: boolean;
  /** For `number`: what is sent of an empty field; without it an empty field is refused. */
  readonly empty?: number;
  /** What a new record begins with, as the form shows it; left out: nothing, or 0. */
  readonly begins?: string;
  /** A new record begins with what the address says of it: a link that leads to the form has filled it in. */
  readonly fromAddress?: boolean;
  /** For `money`: the field of the record that says of which currency it is; without one it is the house's. */
  readonly currencyFrom?: Field;
  /** For `money`: the currency, where the record has it already. */
  readonly currency?: string;
  /** For `choice`: it may be none of them, and begins so. */
  readonly optional?: boolean;
  /** For `rows`: the fields of each; their help is left out. */
  readonly rows?: readonly FormFieldOf<string>[];
  /** Asked when the record is made; it never changes after that. */
  readonly onlyNew?: boolean;
  /** Asked only while another field of the record has this value, or one of these. */
  readonly when?: Readonly<Record<string, string | readonly string[]>>;
  /** Asked only of whom the rule allows. */
  readonly rule?: Rule;
}

/** Fields that belong together; title and sentence are `entity.<id>.group.<key>.title` and `.help`. */
export interface FieldGroup<Field extends string> {
  readonly key: string;
  /** Not asked when the record is made. */
  readonly later?: boolean;
  readonly fields: readonly FormFieldOf<Field>[];
}
