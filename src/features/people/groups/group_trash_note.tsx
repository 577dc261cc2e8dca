/** Shows the consequences before groups are deleted: the members, the moved child groups and the changed rights. */
import { useMemo } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { type TrashPreview, trashSource } from "./wiring.ts";
import { bitName, moduleName } from "../../../engine/form/rights_text.ts";

export default function GroupTrashNote({ ids }: { readonly ids: readonly string[] }) {
  const source = useMemo(() => trashSource(ids), [String(ids)]);
  const { answer, failure } = useAnswer(source);
  if (failure) return <p role="alert">{failureText(failure)}</p>;
  return (
    <div aria-live="polite">
      {answer ? <Consequences preview={answer.groupTrashPreview} /> : t("rights.trash.asking")}
    </div>
  );
}

function Consequences({ preview: { people, groups, changes } }: { readonly preview: TrashPreview }) {
  const children = groups.reduce((sum, group) => sum + group.children, 0);
  const right = ({ module, bit }: TrashPreview["changes"][number]) =>
    t("rights.box", { part: moduleName(module), bit: bitName(bit) });
  const lost = changes.filter((change) => change.lost > 0);
  const gained = changes.filter((change) => change.gained > 0);
  return (
    <ul>
      <li>{t("rights.trash.people", { count: people })}</li>
      {children > 0 && <li>{t("rights.trash.children", { count: children })}</li>}
      {lost.map((change) => (
        <li key={`lost ${right(change)}`}>
          {t("rights.trash.lost", { right: right(change), count: change.lost })}
        </li>
      ))}
      {gained.map((change) => (
        <li key={`gained ${right(change)}`}>
          {t("rights.trash.gained", { right: right(change), count: change.gained })}
        </li>
      ))}
      {changes.length === 0 && <li>{t("rights.trash.nothing")}</li>}
    </ul>
  );
}
