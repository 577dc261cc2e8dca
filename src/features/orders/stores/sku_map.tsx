import { Button, Input, Link, Tooltip } from "@fluentui/react-components";
import { DeleteRegular, SearchRegular } from "@fluentui/react-icons";
import { useDeferredValue, useMemo, useState } from "react";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { publishChange } from "../../../engine/live/live.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { Pager } from "../../../parts/pager.tsx";
import { artworkHref } from "../../catalogue/artwork/href.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { isBusyPhase, type Mover, runStep } from "../../../engine/record/move_wiring.ts";
import { FORGET_EVENT, type Mapping, mapSource, PAGE_SIZE, useMapSteps } from "./wiring.ts";
import { MatchForm } from "./match_form.tsx";
import { useMapStyles } from "./sku_map.styles.ts";
import { NamedTable } from "../../../parts/named_table.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

export default function SkuMap({ record: { _id: store } }: PartProps) {
  const styles = useMapStyles();
  const person = usePerson();
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const mover = useMapSteps(store, person._id, () => publishChange("stores", [store]));
  const mayMatch = allows(stores.roots.makeSkuMapping ?? stores.rule, person);
  return (
    <Section title={t("entity.stores.map.title")}>
      <p className={styles.help}>{t("entity.stores.map.help")}</p>
      {mayMatch && <MatchForm mover={mover} />}
      <MoveMessageBar mover={mover} hasSteps={false} />
      <Input
        className={styles.search}
        type="search"
        value={search}
        placeholder={t("entity.stores.map.search")}
        aria-label={t("entity.stores.map.search")}
        contentBefore={<SearchRegular aria-hidden />}
        onChange={(_, { value }) => {
          setSearch(value);
          setPage(1);
        }}
      />
      <Rows
        key={`${page} ${wanted}`}
        {...{ store, page, setPage }}
        search={wanted}
        mover={mayMatch ? mover : null}
      />
    </Section>
  );
}

interface RowsProps {
  readonly store: string;
  readonly search: string;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly mover: Mover | null;
}

function Rows({ store, search, page, setPage, mover }: RowsProps) {
  const styles = useMapStyles();
  const source = useMemo(() => mapSource(store, search, page), [store, search, page]);
  const { phase, answer, failure, refresh } = useAnswer(source);
  const rows = answer?.skuMap ?? [];
  return (
    <>
      <div className={styles.rows} aria-busy={phase === "loading"}>
        {rows.length > 0 && <Table store={store} rows={rows} mover={mover} />}
        {rows.length === 0 && answer && t(`entity.stores.map.${search || page > 1 ? "noneFound" : "none"}`)}
        {failure && (
          <NotLoaded
            text={t("entity.stores.map.failed", { reason: failureText(failure) })}
            onRetry={refresh}
          />
        )}
      </div>
      <Pager page={page} size={PAGE_SIZE} count={rows.length} setPage={setPage} />
    </>
  );
}

interface TableProps {
  readonly store: string;
  readonly rows: readonly Mapping[];
  readonly mover: Mover | null;
}

function Table({ store, rows, mover }: TableProps) {
  const parts = usePartStyles();
  const styles = useMapStyles();
  const { quiet } = useRecordStyles();
  return (
    <NamedTable className={parts.table}>
      <thead>
        <tr>
          <th className={parts.head} scope="col">{t("entity.stores.map.external")}</th>
          <th className={parts.head} scope="col">{t("entity.stores.map.item")}</th>
          {mover && <td className={parts.head} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((mapping) => (
          <tr key={mapping.external_sku}>
            <td className={parts.cell}>
              <bdi className={parts.mono} translate="no">{mapping.external_sku}</bdi>
            </td>
            <td className={parts.cell}>
              <bdi className={parts.mono} translate="no">{mapping.sku}</bdi>
              <br />
              <bdi className={quiet} dir="auto">
                {[mapping.title, mapping.variant].filter(Boolean).join(", ")}
              </bdi>
              {mover && (
                <>
                  <br />
                  <RouterLink href={artworkHref({ store, sku: mapping.external_sku })} asChild>
                    <Link>{t("artwork.title")}</Link>
                  </RouterLink>
                </>
              )}
            </td>
            {mover && (
              <td className={styles.end}>
                <Forget sku={mapping.external_sku} mover={mover} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </NamedTable>
  );
}

/** Removes a match without confirmation, since it can be made again. */
function Forget({ sku, mover }: { readonly sku: string; readonly mover: Mover }) {
  const label = t("entity.stores.map.remove", { sku });
  const isBusy = isBusyPhase(mover);
  return (
    <Tooltip content={label} relationship="label">
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteRegular />}
        disabledFocusable={isBusy}
        onClick={() => runStep(mover, FORGET_EVENT, { external_sku: sku })}
      />
    </Tooltip>
  );
}
