import type { ComponentType } from "react";
import type { Resource } from "../../../resources/define.ts";
import type { EntityRecord, EntityValues } from "../form/entity_form.ts";

export interface RecordViewProps {
  readonly id: string;
  readonly level: 1 | 2;
  /** Null after the last record, left out without a list. */
  readonly nextHref?: string | null;
  /** Records of the list's page, in its order; left out if the record was opened beside its list. */
  readonly ids?: readonly string[];
  /** Address of another record of the page. */
  readonly hrefOf?: (id: string) => string;
}

export interface EntityViewProps extends RecordViewProps {
  readonly resource: Resource;
  /** Leaves the record: it is deleted. */
  readonly onClose: () => void;
}

export interface RecordTab {
  readonly key: string;
  readonly Part?: ComponentType<PartProps>;
  /** True for records that have the tab, when not all of their list do. */
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
