import { Link } from "@fluentui/react-components";
import { useMemo } from "react";
import { Link as RouterLink } from "wouter";
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import type { ListPartProps } from "../../../engine/features.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { usePostageStyles } from "./postage.styles.ts";
import { bucketsOf, linesHref, type PostageAnswer, postageSource } from "./wiring.ts";

export default function BucketTabs({ filters }: ListPartProps) {
  const { invoice = "", bucket = "" } = filters;
  return invoice === "" || invoice.includes(",") ? null : <TabsOf key={invoice} {...{ invoice, bucket }} />;
}

function TabsOf({ invoice, bucket }: { readonly invoice: string; readonly bucket: string }) {
  const styles = usePostageStyles();
  const { answer } = useAnswer(useMemo(() => postageSource(invoice), [invoice]));
  const found = answer?.getPostageInvoiceById;
  return (
    <nav aria-label={t("postage.buckets")} className={styles.tabs}>
      {found && (
        <RouterLink href={`${pbInvoices.path}/all/${encodeURIComponent(invoice)}`} asChild>
          <Link className={styles.tab}>{t("postage.back", { code: found.code })}</Link>
        </RouterLink>
      )}
      {found && <Tabs answer={found} bucket={bucket} />}
    </nav>
  );
}

interface TabsProps {
  readonly answer: PostageAnswer;
  /** The bucket of the open list, empty for all buckets; null if no list is open. */
  readonly bucket: string | null;
}

export function Tabs({ answer, bucket }: TabsProps) {
  const styles = usePostageStyles();
  const tab = (key: string | null, words: string) => (
    <RouterLink key={key ?? ""} href={linesHref(answer._id, key)} asChild>
      <Link className={styles.tab} {...bucket === (key ?? "") && { "aria-current": "page" as const }}>
        {words}
      </Link>
    </RouterLink>
  );
  return (
    <>
      {tab(null, t("postage.all"))}
      {bucketsOf(answer).map(({ bucket: each, count, open }) => {
        const word = t("postage.bucketCount", { word: choiceWord("bucket", each), n: numberText(count) });
        return tab(each, open > 0 ? `${word} · ${t("postage.openCount", { n: numberText(open) })}` : word);
      })}
    </>
  );
}
