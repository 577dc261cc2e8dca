import { Button, Tooltip } from "@fluentui/react-components";
import { CheckmarkRegular, CopyRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { copyText } from "../lib/copy_text.ts";
import { t } from "../lib/i18n.ts";

const SHOWN_MS = 2_000;

export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setCopied(await copyText(text));
  const label = isCopied ? t("record.copied") : t("record.copy", { what });
  return (
    <Tooltip content={label} relationship="label">
      <Button
        appearance="subtle"
        size="small"
        icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />}
        onClick={() => void copy()}
      />
    </Tooltip>
  );
}
