/**
 * Shows this month's VIP points below the statistics: sellers see their own, others a ranking. Source:
 * docs/requirements.md S2.17.
 */
import { Button, makeStyles, ProgressBar, tokens } from "@fluentui/react-components";
import { useId, useState } from "react";
import { allows, isSeller, rules } from "../../../../api/access.ts";
import { VipProgress as VipProgressOperation } from "../../../../api/generated/operations/vip.ts";
import type { VipProgress } from "../../../../api/generated/schema.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { pointsText } from "./points_text.ts";

const LevelsDialog = lazyPart(() => import("./levels_dialog.tsx"));

const useStyles = makeStyles({
  panel: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    minWidth: 0,
    padding: "12px 16px 16px",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", minHeight: "32px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  end: { marginInlineStart: "auto" },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  scroll: { overflowX: "auto" },
  table: { borderCollapse: "collapse", width: "100%", fontVariantNumeric: "tabular-nums" },
  cell: { padding: "6px 10px", textAlign: "end", whiteSpace: "nowrap" },
  name: { padding: "6px 10px", textAlign: "start", fontWeight: tokens.fontWeightRegular },
});

const source: AnswerSource<{ readonly all: readonly VipProgress[] }> = {
  name: "vipProgress",
  entities: ["vipLevels"],
  debounceMs: 60_000,
  ask: async (options) =>
    mapOutcome(await ask(VipProgressOperation, {}, options), (data) => ({ all: data.vipProgress })),
};

export function VipPanel() {
  const styles = useStyles();
  const id = useId();
  const person = usePerson();
  const { answer, refresh } = useAnswer(source);
  const [isOpen, setOpen] = useState(false);
  if (!answer) return null;
  const [own] = answer.all;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>{t("vip.title")}</h2>
        {allows(rules.rootOnly, person) && (
          <Button
            className={styles.end}
            size="small"
            onClick={() => setOpen(true)}
          >
            {t("vip.levels")}
          </Button>
        )}
      </div>
      <span className={styles.quiet}>{t("vip.text")}</span>
      {isSeller(person) && answer.all.length === 1 && own
        ? <Own progress={own} />
        : <Ranking all={answer.all} />}
      {isOpen && (
        <OptionalPart>
          <LevelsDialog
            onClose={() => {
              setOpen(false);
              refresh();
            }}
          />
        </OptionalPart>
      )}
    </section>
  );
}

function Own(
  { progress: { level, points, next_level, next_points, estimate } }: { readonly progress: VipProgress },
) {
  return (
    <>
      <span>{t("vip.own", { level: String(level), points: pointsText(points) })}</span>
      {next_level !== null && next_points !== null && (
        <>
          <ProgressBar value={Math.min(1, points / next_points)} aria-label={t("vip.next")} />
          <span>
            {t("vip.missing", {
              points: pointsText(next_points - points),
              level: String(next_level),
              needed: pointsText(next_points),
            })}
          </span>
        </>
      )}
      <span>{t("vip.estimated", { points: pointsText(estimate) })}</span>
    </>
  );
}

function Ranking({ all }: { readonly all: readonly VipProgress[] }) {
  const styles = useStyles();
  if (all.length === 0) return <span>{t("vip.none")}</span>;
  return (
    <div className={styles.scroll} role="group" aria-label={t("vip.title")} tabIndex={0}>
      <table className={styles.table} aria-label={t("vip.title")}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>{t("vip.seller")}</th>
            {(["level", "points", "next", "estimate"] as const).map((key) => (
              <th key={key} scope="col" className={styles.cell}>{t(`vip.${key}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ seller_id, seller_name, level, points, next_level, next_points, estimate }) => (
            <tr key={seller_id}>
              <th scope="row" className={styles.name}>
                <bdi dir="auto">{seller_name}</bdi>
              </th>
              <td className={styles.cell}>{level}</td>
              <td className={styles.cell}>{pointsText(points)}</td>
              <td className={styles.cell}>
                {next_level === null || next_points === null
                  ? "–"
                  : t("vip.needs", { level: String(next_level), points: pointsText(next_points) })}
              </td>
              <td className={styles.cell}>{pointsText(estimate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
