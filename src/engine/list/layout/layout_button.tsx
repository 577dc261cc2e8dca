import { Button } from "@fluentui/react-components";
import { ColumnTripleEditRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import type { Resource } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import type { Columns } from "./columns.ts";
import type { ListUrl } from "../list_url.ts";

const LayoutChooser = lazyPart(() => import("./layout_chooser.tsx"));

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly columns: Columns;
}

export function LayoutButton({ resource, url, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={button}>
        <Button
          appearance="subtle"
          size="small"
          icon={<ColumnTripleEditRegular />}
          aria-label={t("list.columns.title")}
          title={t("list.columns.title")}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {isOpen && (
        <OptionalPart>
          <LayoutChooser
            {...{ resource, url, columns }}
            target={button.current}
            onClose={() => {
              setOpen(false);
              button.current?.querySelector("button")?.focus();
            }}
          />
        </OptionalPart>
      )}
    </>
  );
}
