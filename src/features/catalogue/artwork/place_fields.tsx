import { Button, Field, Input, mergeClasses, Select } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { type ArtPlace, dpiAt, heightOf, largestPlace } from "../../../../api/catalogue/artwork.ts";
import type { PlacedArt } from "../../../../machines/placing.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { areaWord, methodWord } from "./area_word.ts";
import { movePlace, resizePlace } from "./board.tsx";
import { checksOf } from "./check_text.ts";
import { useArtworkStyles } from "./artwork.styles.ts";
import type { Area } from "./wiring.ts";

interface Props {
  readonly area: Area;
  readonly placed: PlacedArt;
  readonly methods: readonly string[];
  readonly isDisabled: boolean;
  readonly onPlace: (place: ArtPlace) => void;
  readonly onMethod: (method: string) => void;
  readonly onTake: () => void;
}

export function PlaceFields({ area, placed, methods, isDisabled, onPlace, onMethod, onTake }: Props) {
  const styles = useArtworkStyles();
  const { x_mm, y_mm, w_mm, file } = placed;
  const place = { x_mm, y_mm, w_mm };
  const fitted = largestPlace(file, area);
  const center = Math.round((area.w_mm - w_mm) / 2);
  return (
    <>
      <div className={styles.fields}>
        <Mm
          label={t("artwork.left")}
          value={x_mm}
          isDisabled={isDisabled}
          onChange={(x) => onPlace(movePlace(place, x, y_mm))}
        />
        <Mm
          label={t("artwork.top")}
          value={y_mm}
          isDisabled={isDisabled}
          onChange={(y) => onPlace(movePlace(place, x_mm, y))}
        />
        <Mm
          label={t("artwork.width")}
          value={w_mm}
          isDisabled={isDisabled}
          onChange={(w) => onPlace(resizePlace(place, w))}
        />
        {methods.length > 1 && (
          <Field label={t("artwork.method")}>
            <Select value={placed.method} disabled={isDisabled} onChange={(_, { value }) => onMethod(value)}>
              {methods.map((each) => <option key={each} value={each}>{methodWord(each)}</option>)}
            </Select>
          </Field>
        )}
      </div>
      <div className={styles.row}>
        <span className={styles.strong}>
          <bdi>{t("artwork.dpi", { dpi: numberText(dpiAt(file, w_mm)) })}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>
            {t("artwork.size", {
              width: numberText(w_mm),
              height: numberText(Math.round(heightOf(file, w_mm))),
            })}
          </bdi>
        </span>
      </div>
      <ul className={styles.checks} role="status">
        {checksOf(placed, area).map(({ code, text, isWrong }) => (
          <li key={code} className={mergeClasses(isWrong ? styles.wrong : styles.warn)}>{text}</li>
        ))}
      </ul>
      <p id="artwork-keys" className={styles.quiet}>{t("artwork.keys")}</p>
      {!isDisabled && (
        <div className={styles.row}>
          <Button size="small" onClick={() => onPlace(movePlace(place, center, y_mm))}>
            {t("artwork.center")}
          </Button>
          <Button size="small" onClick={() => onPlace(fitted)}>
            {t("artwork.fit", { dpi: numberText(dpiAt(file, fitted.w_mm)) })}
          </Button>
          <Button size="small" appearance="subtle" onClick={onTake}>
            {t("artwork.remove", { area: areaWord(area.key) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface MmProps {
  readonly label: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

const WHOLE = /^-?\d{1,4}$/;

function Mm({ label, value, isDisabled, onChange }: MmProps) {
  const styles = useArtworkStyles();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const isNumber = WHOLE.test(text.trim());
  return (
    <Field label={label} validationState={isNumber ? "none" : "error"}>
      <Input
        className={styles.number}
        value={text}
        inputMode="numeric"
        disabled={isDisabled}
        contentAfter={t("artwork.mm")}
        onChange={(_, { value: typed }) => {
          setText(typed);
          if (WHOLE.test(typed.trim())) onChange(Number(typed));
        }}
        onBlur={() => setText(String(value))}
      />
    </Field>
  );
}
