import { mergeClasses } from "@fluentui/react-components";
import { Checkmark16Regular, Copy16Regular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { copyText } from "../lib/copy_text.ts";
import { t } from "../lib/i18n.ts";
import { announce } from "../lib/toasts.ts";
import { useCellStyles } from "./cells.styles.ts";

const SHOWN_MS = 1_500;

const [COPY, COPIED] = [<Copy16Regular key="copy" />, <Checkmark16Regular key="copied" />];

export function CopyCode({ code }: { readonly code: string }) {
  const styles = useCellStyles();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const isDone = await copyText(code);
    setCopied(isDone);
    if (isDone) announce(t("list.copied"));
  };
  const label = t("list.copy", { code });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={mergeClasses(styles.copy, isCopied && styles.shown)}
      title={isCopied ? t("list.copied") : label}
      aria-label={label}
      onClick={() => void copy()}
    >
      {isCopied ? COPIED : COPY}
    </button>
  );
}
