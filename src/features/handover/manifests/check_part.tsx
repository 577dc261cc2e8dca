/** Check mode of a postal manifest: each scan ticks a package, and packages without a tick are listed. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { CheckmarkRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { manifestRights } from "../../../../resources/handover/vn_post_manifests.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { spacedNumber } from "../../../../api/shipping/postal_numbers.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { readTicks, type Tick, tickOf, withoutTick, writeTicks } from "./check_state.ts";
import { useManifestStyles } from "./manifests.styles.ts";
import { ScanLine } from "../local_bills/scan_line.tsx";
import { type Line, linesSource } from "./wiring.ts";

const CHECKED: readonly unknown[] = ["Processing", "Generated"];
/** Maximum number of missing packages to list. */
const MAX_NAMED = 100;

export function CheckPart({ record }: PartProps) {
  const person = usePerson();
  const [isOn, setOn] = useState(false);
  if (!CHECKED.includes(record["status"]) || !allows(manifestRights.update, person)) return null;
  return (
    <Section
      title={t("manifest.check")}
      action={
        <Button size="small" aria-expanded={isOn} onClick={() => setOn(!isOn)}>
          {t(isOn ? "manifest.stopCheck" : "manifest.check")}
        </Button>
      }
    >
      {isOn && (
        <Checking manifest={record._id} person={person._id} isFixed={record["status"] === "Generated"} />
      )}
    </Section>
  );
}

interface Props {
  readonly manifest: string;
  readonly person: string;
  readonly isFixed: boolean;
}

function Checking({ manifest, person, isFixed }: Props) {
  const styles = useManifestStyles();
  const [source] = useState(() => linesSource(manifest));
  const { answer } = useAnswer(source);
  const [ticked, setTicked] = useState(() => readTicks(person, manifest));
  const [last, setLast] = useState<Tick | null>(null);
  // Scanned codes that are not on the manifest. They stay shown, since the next scan follows within a second.
  const [aside, setAside] = useState<readonly string[]>([]);
  const keep = (next: ReadonlySet<string>) => {
    setTicked(next);
    writeTicks(person, manifest, next);
  };
  if (!answer) return <span aria-hidden>&nbsp;</span>;
  const lines = answer.getManifestById?.lines ?? [];
  const scan = (text: string) => {
    const tick = tickOf(lines, ticked, text);
    setLast(tick);
    if (tick.verdict === "ticked") keep(new Set([...ticked, tick.package_id]));
    if (tick.verdict === "foreign") setAside([...aside.filter((each) => each !== tick.code), tick.code]);
  };
  const foreign = aside.filter((code) => tickOf(lines, ticked, code).verdict === "foreign");
  return (
    <>
      <ScanLine
        name="scan"
        label={t("manifest.scan")}
        placeholder="RB 123 456 785 VN"
        submit={{ icon: <CheckmarkRegular />, label: t("manifest.tick") }}
        hasFocus
        onScan={scan}
      />
      <div role="status" className={mergeClasses(styles.message, styles.right)}>
        {last && last.verdict !== "foreign" &&
          t(`manifest.${last.verdict}`, { code: spacedNumber(last.code) })}
      </div>
      {foreign.map((code) => (
        <InlineMessageBar
          key={code}
          tone="warning"
          onDismiss={() => setAside(aside.filter((each) => each !== code))}
        >
          {t("manifest.foreign", { code: spacedNumber(code) })}
        </InlineMessageBar>
      ))}
      <Unscanned rest={withoutTick(lines, ticked)} isFixed={isFixed} />
      {ticked.size > 0 && (
        <Button
          size="small"
          onClick={() => {
            keep(new Set());
            setLast(null);
          }}
        >
          {t("manifest.startOver")}
        </Button>
      )}
    </>
  );
}

function Unscanned({ rest, isFixed }: { readonly rest: readonly Line[]; readonly isFixed: boolean }) {
  const styles = useManifestStyles();
  const { quiet } = useRecordStyles();
  if (rest.length === 0) return <p className={styles.right}>{t("manifest.allScanned")}</p>;
  return (
    <>
      <h4>{t("manifest.unscanned")}</h4>
      <ul className={styles.list}>
        {rest.slice(0, MAX_NAMED).map(({ package_id, code, package_code }) => (
          <li key={package_id}>
            <bdi className={styles.code} translate="no">{spacedNumber(code)}</bdi>{" "}
            <bdi className={quiet} translate="no">{package_code}</bdi>
          </li>
        ))}
      </ul>
      {/* The text names no number, because staff count the items, and Submit compares their count. */}
      {rest.length > MAX_NAMED && <p className={quiet}>{t("manifest.more")}</p>}
      {isFixed && <p className={quiet}>{t("manifest.leftOut")}</p>}
    </>
  );
}
