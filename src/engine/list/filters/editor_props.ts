import type { Filter, FilterValues } from "../../../../resources/define.ts";

export interface EditorProps {
  readonly filter: Filter;
  readonly filters: FilterValues;
  readonly onChange: (patch: FilterValues) => void;
  readonly onClose: () => void;
}
