/** `/orders/new`. Typed values stay in this tab until the order is made. */
import { Field, Input } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { orders } from "../../../../resources/orders/orders.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { notify } from "../../../lib/toasts.ts";
import { EditLines } from "./edit_lines.tsx";
import { FormElement, FormGroup, FormMessageBars } from "../../../engine/form/form_parts.tsx";
import {
  BLANK_ORDER,
  newOrderInput,
  newOrderProblems,
  type NewOrderValues,
  problemsOfRows,
} from "./new_order_form.ts";
import { NewRecordBar, NewRecordFrame } from "../../../engine/form/new_record.tsx";
import { MORE_FIELDS } from "./order_form.ts";
import { AddressInputs, TextInput } from "./order_fields.tsx";
import { usePerson } from "../../../lib/person.ts";
import { type Form, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";
import { StoreSelect } from "../imports/store_select.tsx";
import { useStores } from "../imports/use_stores.ts";
import { MakeOrder } from "../../../../api/generated/operations/orders.ts";
import { ask } from "../../../lib/client.ts";

export default function NewOrderPage() {
  const [, navigate] = useLocation();
  const { form, madeId } = useNewOrder(usePerson()._id);
  // The store that is chosen at first is no input: a form without other input is left without a question.
  const [firstStore, setFirstStore] = useState("");
  const save = () => {
    if (form.values.store_id === "" && firstStore !== "") form.change("store_id", firstStore);
    form.save();
  };
  const isSaved = form.phase === "saved";
  const title = t("record.newOrder.title");
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t("record.newOrder.made"));
    const query = { filters: {}, sort: orders.sort, page: 1, perPage: 20 };
    navigate(writeUrl(orders, query, madeId()));
    // Runs only when the order was made, not when a callback changes.
  }, [isSaved]);
  return (
    <NewRecordFrame resource={orders} title={title}>
      <FormElement form={{ ...form, save }} label={title} first="store_id">
        <FormMessageBars form={form} />
        <Groups form={form} firstStore={firstStore} onFirstStore={setFirstStore} />
        <NewRecordBar
          resource={orders}
          form={form}
          hint={t("record.newOrder.hint")}
          make={t("record.newOrder.make")}
        />
      </FormElement>
    </NewRecordFrame>
  );
}

interface GroupsProps {
  readonly form: Form<NewOrderValues>;
  readonly firstStore: string;
  readonly onFirstStore: (id: string) => void;
}

function Groups({ form, firstStore, onFirstStore }: GroupsProps) {
  const shown = useStores();
  const isLocked = form.phase !== "editing";
  const number = form.problems.find(({ path }) => path === "external_number");
  return (
    <>
      <FormGroup title={t("record.newOrder.store")} help={t("record.newOrder.storeHelp")}>
        <StoreSelect
          shown={shown}
          storeId={form.values.store_id || firstStore}
          isMissing={form.problems.some(({ path }) => path === "store_id")}
          onChoose={(id) => form.change("store_id", id)}
          onFirst={onFirstStore}
        />
        <Field
          label={t("field.external_number")}
          hint={number ? null : t("record.newOrder.numberHelp")}
          validationMessage={problemText(number)}
        >
          <Input
            name="external_number"
            value={form.values.external_number}
            readOnly={isLocked}
            autoComplete="off"
            onChange={(_, { value }) => form.change("external_number", value)}
          />
        </Field>
      </FormGroup>
      <FormGroup title={t("record.form.address")} help={t("record.newOrder.addressHelp")}>
        <AddressInputs form={form} isDisabled={isLocked} />
      </FormGroup>
      <FormGroup title={t("record.form.lines")} help={t("record.form.linesHelp")}>
        <EditLines
          lines={form.values.lines}
          stored={[]}
          problems={form.problems}
          isDisabled={isLocked}
          onChange={(lines) => form.change("lines", lines)}
        />
      </FormGroup>
      <FormGroup title={t("record.form.more")} help={t("record.form.moreHelp")}>
        {MORE_FIELDS.map((name) => <TextInput key={name} name={name} form={form} isDisabled={isLocked} />)}
      </FormGroup>
    </>
  );
}

interface NewOrder {
  readonly form: Form<NewOrderValues>;
  readonly madeId: () => string;
}

const STORED = { values: BLANK_ORDER, version: 0 };

function useNewOrder(userId: string): NewOrder {
  // A mutable object, since the id is only read after saving and never rendered.
  const [made] = useState({ id: "" });
  const form = useForm<NewOrderValues>({
    stored: STORED,
    userId,
    what: "orders.new",
    save: async ({ values, key }) => {
      const typed = values as unknown as NewOrderValues;
      const params = newOrderInput(typed);
      const outcome = await ask(MakeOrder, { id: null, params, version: null, key });
      made.id = outcome.data?.makeOrder?._id ?? "";
      const version = outcome.data?.makeOrder?.version;
      const answer = await saveAnswerOf(version, outcome, () => Promise.resolve(null));
      return answer.kind === "invalid"
        ? { ...answer, problems: problemsOfRows(answer.problems, typed) }
        : answer;
    },
    problemsOf: newOrderProblems,
  });
  return { form, madeId: () => made.id };
}
