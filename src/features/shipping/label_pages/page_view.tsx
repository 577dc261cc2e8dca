/** Shows a label page: its picture, the values read from it, and its order and package. */
import type { ReactNode } from "react";
import { heads } from "../../../../resources/generated/heads.ts";
import { labelPages } from "../../../../resources/shipping/label_pages.ts";
import { EntityWords, fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import { recordHistory } from "../../../engine/record/record_history.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { RecordSteps } from "../../../engine/record/record_steps.tsx";
import { RecordTitle } from "../../../engine/record/record_title.tsx";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { Timeline } from "../../../engine/record/timeline.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { type Key, t } from "../../../lib/i18n.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { numberText } from "../../../parts/format.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { PagePicture } from "./page_picture.tsx";
import { type LabelPage, labelPageSource } from "./wiring.ts";

/** The caller must give each id its own `key`. */
export default function PageView({ id, level }: RecordViewProps) {
  const words = {
    missingTitle: t("entity.ship_by_tiktok.missingTitle"),
    missingText: t("entity.ship_by_tiktok.missingText"),
    failedTitle: t("entity.ship_by_tiktok.failedTitle"),
  };
  return (
    <EntityWords value={labelPages.id}>
      <RecordFrame shown={useRecord(labelPageSource, id)} level={level} words={words}>
        {(page, messageBars) => <PageScreen {...{ page, level, messageBars }} />}
      </RecordFrame>
    </EntityWords>
  );
}

interface Props extends Pick<RecordViewProps, "level"> {
  readonly page: LabelPage;
  /** Messages about the shown data. */
  readonly messageBars: ReactNode;
}

function PageScreen({ page, level, messageBars }: Props) {
  const styles = useRecordStyles();
  const { _id, code, status, package_id, first_id } = page;
  const changed = () => {
    publishChange(labelPages.query, first_id ? [_id, first_id] : [_id]);
    if (package_id) publishChange("packages", [package_id]);
  };
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <RecordTitle level={level} className={styles.title}>
            <bdi translate="no">{code}</bdi>
          </RecordTitle>
          <CopyButton text={code} what={t("field.code")} />
          <StatusPill kind="label_page" status={status} />
        </div>
        <div className={styles.quiet}>
          {[choiceWord("finding", page.finding), choiceWord("armed", page.armed)].filter(Boolean).join(" · ")}
        </div>
        <RecordSteps resource={labelPages} record={{ ...page }} name={code} onDone={changed} />
        {messageBars}
      </header>
      <WithFlow
        resource={labelPages}
        historyOf={() => recordHistory({ ...page }, page.facts, page.timeline)}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Section title={t("entity.ship_by_tiktok.section.page")}>
              <PagePicture page={page} />
            </Section>
          </div>
          <div className={styles.facts}>
            <div className={styles.column}>
              <Belongs page={page} />
              <Found page={page} />
            </div>
          </div>
          <div className={styles.timeline}>
            <Timeline entity={labelPages.id} record={{ ...page }} entries={page.timeline} />
          </div>
        </div>
      </WithFlow>
    </>
  );
}

const word = (field: string) => fieldWord(labelPages.id, field);

function Belongs({ page }: Pick<Props, "page">) {
  const styles = usePartStyles();
  const { order_id, order_code, package_id, package_code, first_id, first_code } = page;
  return (
    <Section title={t("entity.ship_by_tiktok.section.belongs")}>
      <dl className={styles.facts}>
        {order_id !== null && (
          <Fact name={word("order_code")}>
            <RecordLink lists={[heads.orders]} id={order_id} code={order_code} />
          </Fact>
        )}
        {package_id !== null && (
          <Fact name={word("package_code")}>
            <RecordLink lists={[heads.packages, heads.fulfilments]} id={package_id} code={package_code} />
          </Fact>
        )}
        {first_id !== null && (
          <Fact name={word("first_code")}>
            <RecordLink lists={[heads.ship_by_tiktok]} id={first_id} code={first_code} />
          </Fact>
        )}
        <Texts page={page} fields={["store_name", "seller_name", "tracking_number", "carrier"]} />
      </dl>
    </Section>
  );
}

function Found({ page }: Pick<Props, "page">) {
  const styles = usePartStyles();
  const { quiet, mono } = useLabelPageStyles();
  const { evidence, name, page: at } = page;
  return (
    <Section title={t("entity.ship_by_tiktok.section.found")}>
      {evidence.length === 0 && <p className={quiet}>{t("labelPages.nothing")}</p>}
      <dl className={styles.facts}>
        {evidence.map(({ from, kind, value }) => (
          <Fact key={`${from} ${kind} ${value}`} name={t(`labelPages.kind.${kind}` as Key)}>
            <bdi className={mono} translate="no">{value}</bdi>
            <span className={styles.under}>{t(`labelPages.from.${from}` as Key)}</span>
          </Fact>
        ))}
        <Fact name={word("name")}>
          <bdi dir="auto" translate="no">{t("labelPages.pageOf", { name, page: numberText(at) })}</bdi>
        </Fact>
        <Texts page={page} fields={["maker_name"]} />
      </dl>
    </Section>
  );
}

/** Shows those of the fields whose text is not empty. */
function Texts({ page, fields }: {
  readonly page: LabelPage;
  readonly fields: readonly ("store_name" | "seller_name" | "tracking_number" | "carrier" | "maker_name")[];
}) {
  return fields.filter((field) => page[field] !== "").map((field) => (
    <Fact key={field} name={word(field)}>
      <bdi dir="auto" translate="no">{page[field]}</bdi>
    </Fact>
  ));
}
