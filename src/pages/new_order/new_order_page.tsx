/** `/orders/new`: an order made by hand. What is typed stays on this device until the order is there. */
import { Button, Field, Input, Link, Spinner } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { Link as RouterLink, useLocation } from "wouter";
import { orders } from "../../../resources/orders.ts";
import { writeUrl } from "../../../resources/url.ts";
import { t } from "../../lib/i18n.ts";
import { useLeaveGuard } from "../../lib/leave_guard.ts";
import { notify } from "../../lib/notices.ts";
import { useTitle } from "../../lib/use_title.ts";
import { EditLines } from "../../record/edit_lines.tsx";
import { useEditStyles } from "../../record/edit.styles.ts";
import { FormGroup, FormNotices, useFieldFocus } from "../../record/form_parts.tsx";
import type { NewOrderValues } from "../../record/new_order_form.ts";
import { ADDRESS_FIELDS, MORE_FIELDS } from "../../record/order_form.ts";
import { TextInput } from "../../record/order_fields.tsx";
import { usePerson } from "../../shell/person.ts";
import type { Form } from "../../wiring/form.ts";
import { useNewOrder } from "../../wiring/new_order.ts";
import { StoreSelect } from "../import/store_select.tsx";
import { useNewOrderStyles } from "./new_order.styles.ts";

const LIST = "/orders";

export default function NewOrderPage() {
  const styles = useNewOrderStyles();
  const edit = useEditStyles();
  const [, navigate] = useLocation();
  const { form, madeId } = useNewOrder(usePerson()._id);
  const element = useRef<HTMLFormElement>(null);
  const isSaved = form.phase === "saved";
  useTitle(t("record.newOrder.title"));
  useLeaveGuard(form.changed.length > 0 && !isSaved);
  useFieldFocus(element, ADDRESS_FIELDS[0], form.problems[0]?.path ?? null);
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t("record.newOrder.made"));
    const query = { filters: {}, sort: orders.sort, page: 1, perPage: 20 };
    navigate(writeUrl(orders, query, madeId()));
    // Once, when it is made.
  }, [isSaved]);
  return (
    <div className={styles.page} data-scrolls>
      <header className={styles.head}>
        <RouterLink href={LIST} asChild>
          <Link>{t("record.back", { list: t("menu.orders") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("record.newOrder.title")}</h1>
      </header>
      <form
        ref={element}
        className={edit.form}
        aria-label={t("record.newOrder.title")}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.save();
        }}
      >
        <FormNotices form={form} />
        <Groups form={form} />
        <Bar form={form} />
      </form>
    </div>
  );
}

function Groups({ form }: { readonly form: Form<NewOrderValues> }) {
  const isLocked = form.phase !== "editing";
  const number = form.problems.find(({ path }) => path === "external_number");
  return (
    <>
      <FormGroup title={t("record.newOrder.store")} help={t("record.newOrder.storeHelp")}>
        <StoreSelect
          storeId={form.values.store_id}
          isMissing={form.problems.some(({ path }) => path === "store_id")}
          onChoose={(id) => form.change("store_id", id)}
        />
        <Field
          label={t("field.external_number")}
          hint={number ? null : t("record.newOrder.numberHelp")}
          validationMessage={number ? t(`problem.${number.code}`) : null}
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
        {ADDRESS_FIELDS.map((name) => <TextInput key={name} name={name} form={form} isOff={isLocked} />)}
      </FormGroup>
      <FormGroup title={t("record.form.lines")} help={t("record.form.linesHelp")}>
        <EditLines
          lines={form.values.lines}
          stored={[]}
          problems={form.problems}
          isOff={isLocked}
          onChange={(lines) => form.change("lines", lines)}
        />
      </FormGroup>
      <FormGroup title={t("record.form.more")} help={t("record.form.moreHelp")}>
        {MORE_FIELDS.map((name) => <TextInput key={name} name={name} form={form} isOff={isLocked} />)}
      </FormGroup>
    </>
  );
}

/** A new order can always be made or given up: its bar does not wait for a change. */
function Bar({ form }: { readonly form: Form<NewOrderValues> }) {
  const styles = useEditStyles();
  const [, navigate] = useLocation();
  const isSaving = form.phase === "saving" || form.phase === "checking";
  return (
    <div className={styles.bar}>
      <span className={styles.changed}>{t("record.newOrder.hint")}</span>
      <Button
        disabledFocusable={form.phase !== "editing"}
        onClick={() => {
          form.reset();
          navigate(LIST);
        }}
      >
        {t(form.changed.length > 0 ? "record.form.discard" : "record.form.cancel")}
      </Button>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={form.phase !== "editing"}
        icon={isSaving ? <Spinner size="tiny" /> : null}
      >
        {isSaving ? t("record.form.saving") : t("record.newOrder.make")}
      </Button>
    </div>
  );
}
