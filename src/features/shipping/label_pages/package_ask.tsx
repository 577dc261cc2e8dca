/** Chooses the package of a page that is matched by hand: the page is beside the packages that it may belong to. */
import { FieldContextProvider, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useMemo, useState } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { PagePicture } from "./page_picture.tsx";
import { packagesSource, type PagePackage } from "./wiring.ts";

/** Delay after the last keystroke. */
const WAIT_MS = 250;

export default function PackageAsk(props: AskProps) {
  const styles = useLabelPageStyles();
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { record } = props;
  return (
    <div className={styles.beside}>
      <PagePicture page={{ _id: record._id, name: String(record["name"]), page: Number(record["page"]) }} />
      <div className={styles.choices}>
        <Input
          name={props.name}
          value={text}
          readOnly={props.isDisabled}
          placeholder={t("labelPages.search")}
          autoComplete="off"
          onChange={(_, { value }) => setText(value)}
        />
        <FieldContextProvider value={undefined}>
          <Choices key={search} search={search} {...props} />
        </FieldContextProvider>
      </div>
    </div>
  );
}

function Choices({ search, value, record, isDisabled, onChange }: AskProps & { readonly search: string }) {
  const source = useMemo(() => packagesSource(record._id, search), [record._id, search]);
  const { answer, failure } = useAnswer(source);
  if (failure) return <span role="alert">{failureText(failure)}</span>;
  if (!answer) return null;
  const found = answer.pagePackages;
  if (found.length === 0) return <span role="status">{t("labelPages.none")}</span>;
  return (
    <RadioGroup
      aria-label={t("entity.ship_by_tiktok.field.package_id")}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      {found.map((pkg) => <Radio key={pkg._id} value={pkg._id} label={<PackageWords pkg={pkg} />} />)}
    </RadioGroup>
  );
}

function PackageWords({ pkg }: { readonly pkg: PagePackage }) {
  const styles = useLabelPageStyles();
  const { code, order_code, order_ref, recipient_name, city, postal_code, because } = pkg;
  const details = [order_code, order_ref, recipient_name, postal_code, city].filter(Boolean).join(" · ");
  return (
    <>
      <bdi className={styles.mono} translate="no">{code}</bdi>{" "}
      <span className={styles.quiet}>
        <bdi dir="auto" translate="no">{details}</bdi>
        {because !== "" && <>{" – "}{t(`labelPages.because.${because}` as Key)}</>}
      </span>
    </>
  );
}
