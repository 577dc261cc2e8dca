import { Button, Spinner } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { allows, VIEW_AUDIENCES } from "../../../api/access.ts";
import type { ListQuery } from "../../../resources/url.ts";
import { queryOfView, type View, viewOfQuery } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { codeOf } from "../../lib/outcome.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { useViewChange, type ViewWork } from "./view_change_wiring.ts";
import { viewName } from "./active_view.ts";
import type { PanelDialog, PanelProps } from "./panel_props.ts";
import { TrashDialog } from "./trash_dialog.tsx";
import { ViewDialog } from "./view_dialog.tsx";
import { ViewMenu } from "./view_menu.tsx";
import { ViewFailure } from "./view_failure.tsx";

interface ShownDialog {
  readonly what: PanelDialog;
  readonly opening: number;
  /** The view as the dialog read it: a newer version must not be overwritten unseen. */
  readonly view: View | null;
}

/** Keeps a button on one line in a narrow list. */
const ONE_LINE = { flexShrink: 0, whiteSpace: "nowrap" } as const;

export default function ViewPanel(props: PanelProps) {
  const { resource, url, views, columns, active } = props;
  const { view, isModified } = active;
  const person = usePerson();
  const [asking, setAsking] = useState<PanelDialog>(null);
  // The dialog stays mounted while it closes: unmounting an open dialog would leave the page inert.
  const [shown, setShown] = useState<ShownDialog>({ what: null, opening: 0, view: null });
  const begun = shown.view;
  const open = (what: PanelDialog) => {
    setShown({ what, opening: shown.opening + 1, view });
    setAsking(what);
  };
  const close = () => {
    setAsking(null);
    change.dismiss();
  };
  const viewOf = (query: ListQuery) => viewOfQuery(resource, query, columns.allowed);
  const known = views.tabs.map(({ _id }) => _id);
  const pin = (ids: readonly string[]) => change.send({ kind: "pin", resource: resource.id, ids, known });
  const done = (work: ViewWork, id: string) => {
    setAsking(null);
    views.refresh();
    if (work.kind !== "pin") notify("success", t(`views.done.${work.kind}`));
    if (work.kind === "make") {
      url.go({ ...url.query, layout: { ...url.layout, view: id } }, { replace: true });
    }
    if (work.kind === "trash") {
      url.go({ ...url.query, layout: { ...url.layout, view: "" } }, { replace: true });
    }
  };
  const change = useViewChange(isModified, done);
  useEffect(() => {
    if (change.failure && codeOf(change.failure) === "STALE") views.refresh();
  }, [change.failure]);
  const save = () => {
    // The address is saved, not what is shown: the person's own columns must not become everybody's.
    if (view) {
      change.send({ kind: "change", id: view._id, version: view.version, params: viewOf(url.addressQuery) });
    }
  };
  const reset = () => {
    if (view) url.go(queryOfView(resource, view, url.query.perPage));
  };
  const maySave = isModified && view?.may_edit === true;
  return (
    <>
      {isModified && (
        <>
          {maySave && (
            <Button style={ONE_LINE} size="small" disabledFocusable={change.isBusy} onClick={save}>
              {change.isBusy ? <Spinner size="tiny" /> : t("views.save")}
            </Button>
          )}
          {!maySave && (
            <Button style={ONE_LINE} size="small" onClick={() => open("new")}>{t("views.saveAs")}</Button>
          )}
          <Button style={ONE_LINE} size="small" appearance="subtle" onClick={reset}>
            {t("views.reset")}
          </Button>
        </>
      )}
      <ViewMenu {...props} maySave={maySave} onSave={save} onReset={reset} onAsk={open} onPin={pin} />
      {shown.what === "trash" && begun && (
        <TrashDialog
          isOpen={asking === "trash"}
          name={viewName(begun)}
          change={change}
          onTrash={() => change.send({ kind: "trash", id: begun._id })}
          onClose={close}
        />
      )}
      {(shown.what === "new" || shown.what === "edit") && (
        <ViewDialog
          key={shown.opening}
          isOpen={asking === shown.what}
          view={shown.what === "edit" ? begun : null}
          change={change}
          mayShare={allows(VIEW_AUDIENCES.everyone, person)}
          mayGroup={allows(VIEW_AUDIENCES.group, person)}
          onSend={(params, isPinned) =>
            change.send(
              shown.what === "edit" && begun
                ? { kind: "change", id: begun._id, version: begun.version, params }
                : {
                  kind: "make",
                  params: { resource: resource.id, ...viewOf(url.query), ...params },
                  tabs: isPinned ? known : null,
                },
            )}
          onClose={close}
        />
      )}
      {asking === null && <ViewFailure change={change} onLeave={change.dismiss} />}
    </>
  );
}
