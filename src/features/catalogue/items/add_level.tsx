import { Field, Select } from "@fluentui/react-components";
import { MAX_PRICE_LEVEL, MAX_PRICE_LEVELS } from "../../../../api/catalogue/catalogue.ts";
import { t } from "../../../lib/i18n.ts";

const NONE = "";
const OFFERED = Array.from({ length: MAX_PRICE_LEVEL }, (_, index) => index + 1);

interface Props {
  readonly levels: readonly number[];
  readonly onAdd: (level: number) => void;
}

export function AddLevel({ levels, onAdd }: Props) {
  const offered = OFFERED.filter((level) => !levels.includes(level));
  if (levels.length >= MAX_PRICE_LEVELS || offered.length === 0) return null;
  return (
    <Field label={t("catalogue.levels.add")} size="small">
      <Select value={NONE} onChange={(_, { value }) => value !== NONE && onAdd(Number(value))}>
        <option value={NONE}>–</option>
        {offered.map((level) => (
          <option key={level} value={level}>{t("catalogue.levels.level", { level })}</option>
        ))}
      </Select>
    </Field>
  );
}
