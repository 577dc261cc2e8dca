import { Button } from "@fluentui/react-components";
import { ColumnTripleEditRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import type { Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { lazily } from "../../lib/lazily.tsx";
import { Aside } from "../../parts/aside.tsx";
import type { Columns } from "./columns.ts";
import type { ListUrl } from "./list_url.ts";

const LookChooser = lazily(() => import("./look_chooser.tsx"));

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly columns: Columns;
}

export function LookButton({ resource, url, columns }: Props) {
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
        <Aside>
          <LookChooser
            {...{ resource, url, columns }}
            target={button.current}
            onClose={() => {
              setOpen(false);
              button.current?.querySelector("button")?.focus();
            }}
          />
        </Aside>
      )}
    </>
  );
}
