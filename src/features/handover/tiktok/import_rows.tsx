/** Asks for what the file does not say: order of day and month, time zone, and time of the export. */
import { Field, Input, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { importedRows } from "../../../../api/csv/rows.ts";
import type { DateOrder } from "../../../../api/csv/plan.ts";
import { missingTiktokHeaders, tiktokColumns } from "../../../../api/csv/tiktok_columns.ts";
import { orderOfTimes, readTiktokRows } from "../../../../api/csv/tiktok_table.ts";
import { MAX_TIKTOK_ROWS } from "../../../../api/handover/tiktok.ts";
import { isTimeZone } from "../../../../api/time/instants.ts";
import { TimeZoneInput } from "../../../engine/form/time_zone_input.tsx";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { DateOrderQuestion } from "../../../engine/imports/table_questions.tsx";
import type { FitTable } from "../../../engine/imports/table_import.tsx";
import { useNow } from "../../../lib/now.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { exportedAt, momentText, readMoment } from "../../../../api/csv/tiktok_export_time.ts";
import { ImportPreview } from "./import_preview.tsx";

/** Tolerance for a time in the future, since `useNow` changes only every half minute. */
const CLOCK_SECONDS = 60;

interface Props {
  readonly table: FitTable;
  readonly file: File;
  readonly storeId: string;
  /** Time zone of the store, preset since the file names none. */
  readonly timeZone: string;
}

export function ImportRows({ table: { header, below, how }, file, storeId, timeZone }: Props) {
  const styles = useImportStyles();
  const columns = useMemo(() => tiktokColumns(header.cells), [header]);
  const missing = missingTiktokHeaders(columns);
  const [keepsHidden, setKeepsHidden] = useState(false);
  const rows = useMemo(() => importedRows(below, keepsHidden), [below, keepsHidden]);
  const proof = useMemo(() => orderOfTimes(rows, columns), [rows, columns]);
  const [given, setGiven] = useState<DateOrder | null>(null);
  const [zone, setZone] = useState(timeZone);
  const now = useNow();
  const [moment, setMoment] = useState(() => momentText(exportedAt(file, timeZone, now), timeZone));
  const order = given ?? proof.proven;
  const isZone = isTimeZone(zone);
  const seenAt = isZone ? readMoment(moment, zone) : null;
  const isFuture = seenAt !== null && seenAt > now + CLOCK_SECONDS;
  const isAnswered = isZone && seenAt !== null && !isFuture && (proof.open === null || order !== null);
  const read = useMemo(
    () =>
      isAnswered && seenAt !== null ? readTiktokRows(rows, columns, { order, timeZone: zone, seenAt }) : null,
    [rows, columns, order, zone, seenAt, isAnswered],
  );
  if (missing.length > 0) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t("tiktokOrders.import.missing", { columns: missing.join(", ") })}</MessageBarBody>
      </MessageBar>
    );
  }
  if (below.length > MAX_TIKTOK_ROWS) {
    return <p role="alert">{t("tiktokOrders.import.tooMany", { most: numberText(MAX_TIKTOK_ROWS) })}</p>;
  }
  return (
    <>
      <HiddenRows
        rows={below.length - importedRows(below).length}
        isKept={keepsHidden}
        onKeep={setKeepsHidden}
      />
      <section className={styles.narrow} aria-label={t("imports.ask.title")}>
        {proof.open !== null && <DateOrderQuestion order={given} unclear={proof.open} onChange={setGiven} />}
        <Field
          label={t("tiktokOrders.import.seen")}
          hint={t("tiktokOrders.import.seenHelp")}
          required
          {...isZone && seenAt === null && { validationMessage: t("tiktokOrders.import.seenMissing") }}
          {...isFuture && { validationMessage: t("tiktokOrders.import.seenFuture") }}
        >
          <Input
            name="seen_at"
            type="datetime-local"
            value={moment}
            onChange={(_, { value }) => setMoment(value)}
          />
        </Field>
        <Field
          label={t("tiktokOrders.import.zone")}
          hint={t("tiktokOrders.import.zoneHelp")}
          {...!isZone && { validationMessage: t("problem.badTimeZone") }}
        >
          <TimeZoneInput name="zone" value={zone} isDisabled={false} onChange={setZone} />
        </Field>
      </section>
      {!isAnswered && <p role="status">{t("imports.ask.open")}</p>}
      {read && seenAt !== null && (
        <ImportPreview
          key={JSON.stringify([order, zone, seenAt, keepsHidden])}
          {...{ read, file, storeId }}
          plan={{ ...how, order, timeZone: zone, seenAt, ...keepsHidden && { keepsHidden } }}
        />
      )}
    </>
  );
}
