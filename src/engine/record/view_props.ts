import type { ComponentType } from "react";
import type { Resource } from "../../../resources/define.ts";
import type { EntityRecord, EntityValues } from "../form/entity_form.ts";

export interface RecordViewProps {
  readonly id: string;
  readonly level: 1 | 2;
  /** Address of the next record; null after the last, absent without a list. */
  readonly nextHref?: string | null;
  /** Ids of the list's page, in its order; absent if the record was not opened from the list. */
  readonly ids?: readonly string[];
  /** Returns the address of another record of the page. */
  readonly hrefOf?: (id: string) => string;
}

export interface EntityViewProps extends RecordViewProps {
  readonly resource: Resource;
  /** Called to leave the record, for example after it was deleted. */
  readonly onClose: () => void;
}

export interface RecordTab {
  readonly key: string;
  readonly Part?: ComponentType<PartProps>;
  /** Returns true for records that have this tab; absent if all records of the list have it. */
  readonly isOf?: (record: EntityRecord) => boolean;
}

export interface PartProps {
  readonly record: EntityRecord;
}

export interface FormNoteProps {
  readonly values: EntityValues;
}

export interface MadeProps {
  readonly id: string;
  readonly href: string;
}
