/** Edits tags, which are saved as a whole without overwriting somebody else's change. */
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { Edit16Regular } from "@fluentui/react-icons";
import { useCallback, useEffect, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { MakeOrder } from "../../../../api/generated/operations/orders.ts";
import { isSameTagList, mergeTags } from "../../../../api/orders/tags.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { TagField } from "./tag_field.tsx";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { Decision } from "../../../parts/decision.tsx";
import { usePerson } from "../../../lib/person.ts";
import { type Form, hasFormDraft, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";
import type { Order } from "./order.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  chip: {
    maxWidth: "100%",
    paddingInline: "8px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  editor: { display: "flex", flexDirection: "column", gap: "8px" },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface TagValues {
  readonly tags: readonly string[];
}

const draftName = (id: string) => `orders.${id}.tags`;

function storedIn(row: unknown) {
  const { tags, version } = (row ?? {}) as { readonly tags?: unknown; readonly version?: unknown };
  return Array.isArray(tags) && typeof version === "number" ? { values: { tags }, version } : null;
}

function useTagsForm(order: Order, userId: string): Form<TagValues> {
  const { _id: id, tags, version } = order;
  return useForm<TagValues>({
    stored: { values: { tags }, version },
    userId,
    what: draftName(id),
    save: async ({ base, values, key }) => {
      const params = { tags: values["tags"] as readonly string[] };
      const outcome = await ask(MakeOrder, { id, params, version: base.version, key });
      return saveAnswerOf(outcome.data?.makeOrder?.version, outcome, (row) => Promise.resolve(storedIn(row)));
    },
    problemsOf: () => [],
  });
}

export function Tags({ order }: { readonly order: Order }) {
  const styles = useStyles();
  const { quiet } = useRecordStyles();
  const person = usePerson();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(() => hasFormDraft(person._id, draftName(order._id)));
  const close = useCallback(() => {
    setOpen(false);
    // The edit button appears in the next frame.
    setTimeout(() => place.current?.querySelector("button")?.focus());
  }, []);
  const mayEdit = allows(ordersRights.update, person);
  const edit = mayEdit && !isOpen && (
    <Button
      size="small"
      appearance="subtle"
      icon={<Edit16Regular />}
      aria-label={t("bulk.editTags")}
      title={t("bulk.editTags")}
      onClick={() => setOpen(true)}
    />
  );
  if (!mayEdit && order.tags.length === 0) return null;
  return (
    <div ref={place}>
      <Section title={t("field.tags")} action={edit}>
        {isOpen && <Editor order={order} userId={person._id} onClose={close} />}
        {!isOpen && order.tags.length === 0 && <span className={quiet}>{t("record.none")}</span>}
        {!isOpen && order.tags.length > 0 && (
          <ul className={styles.chips}>
            {order.tags.map((tag) => (
              <li key={tag} className={styles.chip}>
                <bdi dir="auto">{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function obstacleOf({ phase, failure, problems }: Form<TagValues>): string {
  if (phase === "comparing") return t("error.STALE");
  if (phase === "unknown") return t("bulk.unknown", { step: t("field.tags") });
  if (problems[0]) return problemText(problems[0]) ?? "";
  return failure ? failureText(failure) : "";
}

interface EditorProps {
  readonly order: Order;
  readonly userId: string;
  readonly onClose: () => void;
}

function Editor({ order, userId, onClose }: EditorProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const form = useTagsForm(order, userId);
  const { phase, values } = form;
  const isSaved = phase === "saved";
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  const isBusy = phase === "saving" || phase === "checking";
  const obstacle = obstacleOf(form);
  const drop = () => {
    form.reset();
    onClose();
  };
  const save = () => {
    if (isBusy) return;
    if (phase === "unknown") return form.check();
    const { tags: before } = form.base;
    // If somebody else changed the tags meanwhile, this person's changes are merged into them.
    const theirs = form.theirs?.tags ?? before;
    const tags = phase === "comparing" ? mergeTags(before, values.tags, theirs) : values.tags;
    if (phase === "comparing") {
      form.merge();
      form.change("tags", tags);
    }
    if (isSameTagList(tags, phase === "comparing" ? theirs : before)) onClose();
    else form.save();
  };
  return (
    <div
      ref={place}
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isBusy) return;
        // Escape must not close the drawer too.
        event.stopPropagation();
        drop();
      }}
    >
      <TagField
        label={t("bulk.addTags")}
        name="tags"
        tags={values.tags}
        isDisabled={phase !== "editing"}
        onChange={(tags) => form.change("tags", tags)}
      />
      {obstacle && <p className={styles.wrong} role="alert">{obstacle}</p>}
      <Decision size="small" onCancel={phase === "unknown" ? undefined : drop} isBusy={isBusy}>
        <Button size="small" appearance="primary" disabledFocusable={isBusy} onClick={save}>
          {phase === "unknown" ? t("bulk.check") : t("bulk.saveTags")}
        </Button>
      </Decision>
    </div>
  );
}
