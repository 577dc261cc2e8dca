import { Button } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons";
import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import { allows } from "../../../api/access.ts";
import type { Count } from "../../../machines/rows.ts";
import type { Column, Resource } from "../../../resources/define.ts";
import { jobs } from "../../../resources/desk/jobs.ts";
import { useCommands } from "../../lib/commands.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { usePerson } from "../../lib/person.ts";
import type { SelectionActor } from "./wiring.ts";
import type { ListUrl } from "./list_url.ts";

const ExportDialog = lazyPart(() => import("../bulk/export_dialog.tsx"));

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
  readonly count: Count | null;
  readonly columns: readonly Column[];
}

export function ExportButton({ resource, url, selection, count, columns }: Props) {
  const person = usePerson();
  const picks = useSelector(selection, ({ context }) => context);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const rule = jobs.roots.makeJob;
  const mayExport = rule !== undefined && allows(rule, person) && !resource.isFixed;
  const words = t("bulk.export.open");
  const open = () => {
    setOpen(true);
    setOpening(opening + 1);
  };
  useCommands(mayExport ? [{ id: "export", title: words, run: open }] : []);
  if (!mayExport) return null;
  const close = () => {
    setOpen(false);
    setTimeout(() => place.current?.querySelector("button")?.focus());
  };
  return (
    <div ref={place}>
      <Button
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
        aria-label={words}
        title={words}
        onClick={open}
      />
      {opening > 0 && (
        <OptionalPart>
          <ExportDialog
            {...{ resource, url, columns, picks }}
            total={count}
            {...{ isOpen, opening }}
            onClose={close}
          />
        </OptionalPart>
      )}
    </div>
  );
}
