/** `/shipping-preset/test`: shows which policies would apply to an order, a package or last week's packages. */
import { Button, Field, Input, Link } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink, useSearch } from "wouter";
import { MAX_SCAN_LENGTH } from "../../../../api/codes/scan_codes.ts";
import type { PolicyLooked, PolicyTest } from "../../../../api/generated/schema.ts";
import type { ThenKey } from "../../../../api/shipping/policies.ts";
import { shippingPolicies } from "../../../../resources/shipping/shipping_policies.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { listText, numberText } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { useMethodStyles } from "../methods/methods.styles.ts";
import { useNames } from "./names.ts";
import { keysText, valueText } from "./policy_text.ts";
import { usePolicyTest } from "./wiring.ts";

export default function DryRunPage() {
  const screen = useScreenStyles();
  const styles = useMethodStyles();
  const search = useSearch();
  const [code, setCode] = useState(() => new URLSearchParams(search).get("of") ?? "");
  const { isBusy, found, failure, test } = usePolicyTest();
  useTitle(t("policies.test.title"));
  return (
    <div className={screen.page}>
      <RouterLink href={shippingPolicies.path} asChild>
        <Link>{t("record.back", { list: t("menu.shipping_preset") })}</Link>
      </RouterLink>
      <h1 className={screen.title}>{t("policies.test.title")}</h1>
      <p className={styles.text}>{t("policies.test.text")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") void test(code);
        }}
      >
        <div className={styles.form}>
          <Field label={t("policies.test.code")}>
            <Input
              name="code"
              value={code}
              maxLength={MAX_SCAN_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onChange={(_, { value }) => setCode(value)}
            />
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" disabledFocusable={isBusy || code.trim() === ""}>
            {t("policies.test.send")}
          </Button>
          <Button disabledFocusable={isBusy} onClick={() => void test("")}>{t("policies.test.week")}</Button>
        </div>
      </form>
      <div aria-live="polite" className={styles.results}>
        {failure && <InlineMessageBar tone="warning">{failureText(failure)}</InlineMessageBar>}
        {found && <Found found={found} />}
      </div>
    </div>
  );
}

function Found({ found }: { readonly found: PolicyTest }) {
  const styles = useMethodStyles();
  const parts = usePartStyles();
  const names = useNames();
  const { parcels: packages, unmatched, changed, looked, chosen, skipped } = found;
  if (packages === 0) return <p>{t("policies.test.none")}</p>;
  const isOne = packages === 1;
  return (
    <>
      <p className={styles.sums}>
        <span>{t("policies.test.parcels", { count: packages })}</span>
        <span>{t("policies.test.unmatched", { count: unmatched })}</span>
        <span>{t("policies.test.changed", { count: changed })}</span>
      </p>
      <h2 className={styles.head}>{t("policies.test.chosen")}</h2>
      <ul className={styles.rows}>
        {chosen.map(({ key, value, policy, count }) => (
          <li key={`${key} ${value} ${policy}`} className={styles.row}>
            <span>
              <bdi className={styles.name} dir="auto">{valueText(key as ThenKey, value, names)}</bdi>
              <span className={styles.quiet}>{keysText([key])}</span>
            </span>
            <span>{isOne ? "" : numberText(count)}</span>
            <span>
              {policy === "" ? t("policies.test.asked") : <bdi className={parts.mono}>{policy}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {skipped.length > 0 && (
        <>
          <h2 className={styles.head}>{t("policies.test.skipped")}</h2>
          <ul className={styles.rows}>
            {skipped.map(({ method, code, count }) => (
              <li key={`${method} ${code}`} className={styles.row}>
                <bdi className={styles.name}>{names.methods(method) || method}</bdi>
                <span>{isOne ? "" : numberText(count)}</span>
                <span>{t(`methods.refusal.${code}` as Key)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.head}>{t("policies.test.looked")}</h2>
      <ul className={styles.rows}>
        {looked.map((policy) => <Looked key={policy._id} policy={policy} isOne={isOne} />)}
      </ul>
    </>
  );
}

function Looked({ policy, isOne }: { readonly policy: PolicyLooked; readonly isOne: boolean }) {
  const styles = useMethodStyles();
  const parts = usePartStyles();
  const { _id, code, title, priority, matched, gave, misses } = policy;
  const summary = isOne
    ? t(matched === 0 ? "policies.test.noMatch" : gave > 0 ? "policies.test.heard" : "policies.test.unheard")
    : t("policies.test.counts", { matched: numberText(matched), gave: numberText(gave) });
  const why = misses.map(({ code, count }) => {
    const words = t(`policies.miss.${code}` as Key);
    return isOne ? words : `${words} (${numberText(count)})`;
  });
  return (
    <li className={styles.row}>
      <span>
        <RouterLink href={`${shippingPolicies.path}/all/${encodeURIComponent(_id)}`} asChild>
          <Link>
            <bdi dir="auto">{title}</bdi>
          </Link>
        </RouterLink>
        <span className={styles.quiet}>
          {priority} · <bdi className={parts.mono} translate="no">{code}</bdi>
        </span>
      </span>
      <span>{summary}</span>
      <span className={styles.quiet}>{listText(why)}</span>
    </li>
  );
}
