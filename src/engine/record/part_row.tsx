/** Shows a part of a record in one line. Its form replaces the line; a question is below it. */
import { Button, Tooltip } from "@fluentui/react-components";
import { DeleteRegular, EditRegular } from "@fluentui/react-icons";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { formatDay } from "../../../api/time/instants.ts";
import { moneyText } from "../../lib/amount_text.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { CopyCode } from "../../parts/copy_code.tsx";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { type EntityRecord, isWanted } from "../form/entity_form.ts";
import { type Entity, TRASH, useTrash } from "../form/entity_wiring.ts";
import { publishChange } from "../live/live.ts";
import { MoveMessageBar } from "./move_message_bar.tsx";
import { usePartListStyles } from "./part_list.styles.ts";
import { EditEntity, TrashForm } from "./edit_forms.ts";
import { type Column, entityOf, type RecordShape, type Resource } from "../../../resources/define.ts";
import { numberText } from "../../parts/format.ts";
import { fieldWord } from "../field_words.ts";
import { choiceWord } from "../list/choice_word.ts";

interface Props {
  readonly entity: Entity;
  readonly row: EntityRecord;
  readonly mayEdit: boolean;
  readonly mayTrash: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly Beside: ComponentType<{ readonly row: EntityRecord }> | undefined;
}

export function PartRow({ entity, row, mayEdit, mayTrash, isOpen, onOpen, Beside }: Props) {
  const styles = usePartListStyles();
  const [isLeaving, setLeaving] = useState(false);
  const { resource, shape } = entity;
  if (isOpen) {
    return (
      <li>
        <Suspense>
          <EditEntity
            entity={entity}
            record={row}
            onTab={() => {}}
            onClose={() => onOpen(false)}
            onSaved={() => {
              onOpen(false);
              publishChange(entityOf(resource), [row._id]);
            }}
          />
        </Suspense>
      </li>
    );
  }
  const name = String(row[shape.name] ?? "");
  const label = (step: "edit" | "trash") => `${t(`entity.${resource.id}.${step}`)}: ${name}`;
  return (
    <li>
      <div className={styles.row}>
        <Words entity={entity} row={row} name={name} />
        {mayEdit && !shape.isFinal && (
          <Tooltip content={label("edit")} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<EditRegular />}
              data-part={row._id}
              onClick={() => onOpen(true)}
            />
          </Tooltip>
        )}
        {mayTrash && (
          <Tooltip content={label("trash")} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<DeleteRegular />}
              aria-expanded={isLeaving}
              onClick={() => setLeaving(!isLeaving)}
            />
          </Tooltip>
        )}
      </div>
      {Beside && <Beside row={row} />}
      {isLeaving && <Leaving entity={entity} id={row._id} name={name} onStay={() => setLeaving(false)} />}
    </li>
  );
}

function Words({ entity: { resource, shape }, row, name }: Pick<Props, "entity" | "row"> & {
  readonly name: string;
}) {
  const styles = usePartListStyles();
  const { mono } = usePartStyles();
  const code = String(row["code"] ?? "");
  return (
    <div className={styles.words}>
      {code !== "" && (
        <span>
          <bdi className={mono} translate="no">{code}</bdi>
          <CopyCode code={code} />
        </span>
      )}
      <bdi className={styles.name} dir="auto" translate="no">{name}</bdi>
      <span className={styles.quiet}>{partText(resource, shape, row)}</span>
    </div>
  );
}

interface LeavingProps extends Pick<Props, "entity"> {
  readonly id: string;
  readonly name: string;
  readonly onStay: () => void;
}

function Leaving({ entity, id, name, onStay }: LeavingProps) {
  const { resource } = entity;
  const mover = useTrash(entity, [id], usePerson()._id, () => {
    notify("success", t(`entity.${resource.id}.trashed`, { name }));
    publishChange(entityOf(resource), [id]);
  });
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) {
      if (mover.phase === "idle") onStay();
      return;
    }
    setBegun(true);
    mover.begin(TRASH, true);
  }, [mover.phase]);
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {["asking", "sending"].includes(mover.phase) && (
        <TrashForm entityId={resource.id} id={id} name={name} mover={mover} />
      )}
    </>
  );
}

function textOf({ id }: Resource, { key, kind, fields }: Column, row: EntityRecord): string {
  const value = row[key];
  if (kind === "time") return "";
  if (typeof value === "boolean") return value ? fieldWord(id, key) : "";
  if (typeof value !== "number") return choiceWord(key, String(value ?? ""));
  if (kind === "money") return moneyText(value, String(row[fields[1] ?? ""] ?? ""));
  const text = kind === "day" ? formatDay(value, config().timeZone) : numberText(value);
  return `${fieldWord(id, key)}: ${text}`;
}

function partText(resource: Resource, shape: RecordShape, row: EntityRecord): string {
  const fields = shape.form.flatMap((group) => group.fields);
  const isMeant = ({ key }: Column) => fields.every((field) => field.key !== key || isWanted(field, row));
  return resource.columns.filter(({ key }) => key !== "code" && key !== shape.name).filter(isMeant)
    .map((column) => textOf(resource, column, row)).filter((text) => text !== "").join(" · ");
}
