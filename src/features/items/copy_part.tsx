/** A product like the one that is shown: its code and title are asked, the rest is taken over. */
import { Button, Checkbox, Field, Input, Spinner } from "@fluentui/react-components";
import { CopyRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { allows } from "../../../api/access.ts";
import { CopyProduct } from "../../../api/generated/operations/products.ts";
import { catalogueRights, products } from "../../../resources/products.ts";
import { fieldWord } from "../../engine/field_words.ts";
import { useEditStyles } from "../../engine/form/edit.styles.ts";
import { MoveMessageBar } from "../../engine/record/move_message_bar.tsx";
import { failedAnswerOf, useSteps } from "../../engine/record/move_wiring.ts";
import type { PartProps } from "../../engine/record/view_props.ts";
import { ask } from "../../lib/client.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { problemText } from "../../lib/problem_text.ts";
import { notify } from "../../lib/toasts.ts";
import { Decision } from "../../parts/decision.tsx";

const COPY = "products.copy";
const YES = "yes";

export default function CopyPart({ record: { _id, title } }: PartProps) {
  const person = usePerson();
  const [isOpen, setOpen] = useState(false);
  if (!allows(catalogueRights.add, person)) return null;
  return isOpen ? <CopyForm id={_id} title={String(title ?? "")} onClose={() => setOpen(false)} /> : (
    <div>
      <Button icon={<CopyRegular />} onClick={() => setOpen(true)}>{t("catalogue.copy.begin")}</Button>
    </div>
  );
}

interface FormProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

function CopyForm({ id, title, onClose }: FormProps) {
  const styles = useEditStyles();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState({ code: "", title, items: YES });
  const [made] = useState({ id: "" });
  const mover = useSteps(
    `products.${id}.copy`,
    usePerson()._id,
    async ({ key, params }) => {
      const { code = "", title = "", items = "" } = params;
      const outcome = await ask(CopyProduct, { _id: id, code, title, items: items === YES, key });
      made.id = outcome.data?.copyProduct._id ?? "";
      return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
    },
    () => {
      notify("success", t("catalogue.copy.made"));
      navigate(`${products.path}/all/${encodeURIComponent(made.id)}`);
    },
  );
  const isSending = ["sending", "checking", "unknown"].includes(mover.phase);
  useEffect(() => {
    if (mover.phase === "idle") mover.begin(COPY, true);
  }, [mover.phase]);
  const change = (name: keyof typeof typed, value: string) => {
    setTyped({ ...typed, [name]: value });
    mover.fill(name, value);
  };
  const missing = (["code", "title"] as const).filter((name) => typed[name].trim() === "")
    .map((path) => ({ path, code: "required" }));
  return (
    <form
      className={styles.form}
      aria-label={t("catalogue.copy.begin")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        for (const [name, value] of Object.entries(typed)) mover.fill(name, value);
        mover.confirm(missing);
      }}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div className={styles.fields}>
        {(["code", "title"] as const).map((name) => (
          <Field
            key={name}
            label={fieldWord("products", name)}
            required
            validationMessage={problemText(mover.problems.find(({ path }) => path === name))}
          >
            <Input
              name={name}
              value={typed[name]}
              readOnly={isSending}
              autoComplete="off"
              dir="auto"
              onChange={(_, { value }) => change(name, value)}
            />
          </Field>
        ))}
        <Checkbox
          name="items"
          label={t("catalogue.copy.items")}
          checked={typed.items === YES}
          disabled={isSending}
          onChange={(_, { checked }) => change("items", checked ? YES : "")}
        />
      </div>
      <div className={styles.bar}>
        <Decision isBusy={isSending} onCancel={onClose}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isSending}
            icon={isSending ? <Spinner size="tiny" /> : null}
          >
            {t("catalogue.copy.make")}
          </Button>
        </Decision>
      </div>
    </form>
  );
}
