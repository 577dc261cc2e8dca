import { Link as FluentLink, SearchBox } from "@fluentui/react-components";
import { useState } from "react";
import { Link } from "wouter";
import { isLifecycle } from "../../../machines/lifecycles/lifecycles.ts";
import { FLOW_IDS, type FlowId } from "./flows.ts";
import { useFlowWords } from "./load.ts";
import { findInWords } from "./search.ts";
import { titleOf } from "./subject.ts";
import { isolateDirection, language, t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { listText } from "../../parts/format.ts";
import { Empty } from "../../engine/list/empty.tsx";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { useFlowListStyles } from "./flow_list.styles.ts";

/** Flows about which people call support most often. */
const FIRST: readonly FlowId[] = ["order", "package", "refund"];

function rankOf(id: FlowId): number {
  const first = FIRST.indexOf(id);
  return first >= 0 ? first : FIRST.length + (isLifecycle(id) ? 0 : 1);
}

const NAMED = 4;

export function FlowList() {
  const styles = useFlowListStyles();
  const screen = useScreenStyles();
  const words = useFlowWords();
  const [question, setQuestion] = useState("");
  useTitle(t("charts.title"));
  const found = FLOW_IDS.flatMap((id) => {
    const parts = findInWords(id, words[id], question);
    return parts ? [{ id, parts, title: titleOf({ id, words: words[id] }) }] : [];
  }).sort((one, other) =>
    rankOf(one.id) - rankOf(other.id) ||
    one.title.localeCompare(other.title, language.value)
  );
  return (
    <div className={screen.page}>
      <header className={styles.head}>
        <h1 className={screen.title}>{t("charts.title")}</h1>
        <p className={styles.intro}>{t("charts.intro")}</p>
        <p className={styles.intro}>
          <Link href="/flows/reports" asChild>
            <FluentLink>{t("reports.list.title")}</FluentLink>
          </Link>
        </p>
        <SearchBox
          className={styles.search}
          placeholder={t("charts.find")}
          aria-label={t("charts.find")}
          value={question}
          onChange={(_, { value }) => setQuestion(value)}
        />
      </header>
      {found.length === 0 && <Empty title={t("charts.nothing")} text={t("charts.nothingText")} />}
      <ul className={styles.list} aria-label={t("charts.title")}>
        {found.map(({ id, parts, title }) => (
          <li key={id}>
            <Link className={styles.card} href={hrefOf(id, parts.length > 0 ? question : "")}>
              <span className={styles.title}>{title}</span>
              <span className={styles.purpose}>{isolateDirection(words[id]?.purpose ?? "")}</span>
              {parts.length > 0 && <span className={styles.parts}>{listText(parts.slice(0, NAMED))}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const hrefOf = (id: FlowId, question: string): string =>
  question ? `/flows/${id}?find=${encodeURIComponent(question)}` : `/flows/${id}`;
