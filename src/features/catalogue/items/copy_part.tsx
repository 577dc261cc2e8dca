import { Button, Checkbox } from "@fluentui/react-components";
import { CopyRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useLocation } from "wouter";
import { allows } from "../../../../api/access.ts";
import { CopyProduct } from "../../../../api/generated/operations/products.ts";
import { catalogueRights, products } from "../../../../resources/catalogue/products.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import { failedAnswerOf, useSteps } from "../../../engine/record/move_wiring.ts";
import { useCommand } from "../../../engine/record/use_command.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";

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
  const [, navigate] = useLocation();
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
  const command = useCommand(mover, COPY, { code: "", title, items: YES });
  const { typed, isSending, change } = command;
  const missing = (["code", "title"] as const).filter((name) => typed[name].trim() === "")
    .map((path) => ({ path, code: "required" }));
  return (
    <CommandForm
      command={command}
      label={t("catalogue.copy.begin")}
      act={t("catalogue.copy.make")}
      onSend={() => command.send(missing)}
      onClose={onClose}
    >
      {(["code", "title"] as const).map((name) => (
        <CommandText
          key={name}
          command={command}
          name={name}
          label={fieldWord("products", name)}
          isRequired
        />
      ))}
      <Checkbox
        name="items"
        label={t("catalogue.copy.items")}
        checked={typed.items === YES}
        disabled={isSending}
        onChange={(_, { checked }) => change("items")(checked ? YES : "")}
      />
    </CommandForm>
  );
}
