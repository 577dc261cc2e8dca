import type { ComponentType } from "react";
import type { Resource } from "../../../resources/define.ts";
import type { EntityRecord, EntityValues } from "../form/entity_form.ts";

/** What the view of any record is given. */
export interface RecordViewProps {
  readonly id: string;
  /** Heading level of the record's title. */
  readonly level: 1 | 2;
  /** Where the next record of the list is; null behind the last one, left out where there is no list. */
  readonly nextHref?: string | null;
}

/** What the view of a record needs that is known by its shape alone. */
export interface EntityViewProps extends RecordViewProps {
  readonly resource: Resource;
  /** Leaves the record: it is gone. */
  readonly onClose: () => void;
}

/** A tab of a record: the section and the group of fields by its key, and what else it shows. */
export interface RecordTab {
  readonly key: string;
  readonly Part?: ComponentType<PartProps>;
  /** Whether a record has it, where not all of its list do. */
  readonly isOf?: (record: EntityRecord) => boolean;
}

/** What a part of such a record is given. */
export interface PartProps {
  readonly record: EntityRecord;
}

/** What stands below a form is given what the form holds. */
export interface FormNoteProps {
  readonly values: EntityValues;
}

/** Of a record that was just made. */
export interface MadeProps {
  readonly id: string;
  /** Where it opens. */
  readonly href: string;
}
