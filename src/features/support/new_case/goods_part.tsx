import { Button, Field, Input } from "@fluentui/react-components";
import { CameraRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OrderLink } from "../../orders/orders/order_link.tsx";
import { findGoods, type FoundGoods, type Options } from "./find_goods.ts";
import { useNewCaseStyles } from "./new_case.styles.ts";

const CameraScan = lazyPart(() => import("../../workshop/stations/input/camera.tsx"));

interface Props {
  readonly orderId: string;
  /** Null until the options are loaded. */
  readonly options: Options | null;
  readonly problem: string | null;
  readonly isDisabled: boolean;
  readonly onFound: (found: FoundGoods) => void;
  readonly onAnother: () => void;
}

export function GoodsPart({ orderId, options, problem, isDisabled, onFound, onAnother }: Props) {
  const styles = useNewCaseStyles();
  const [typed, setTyped] = useState("");
  const [isCamera, setCamera] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const search = async (text: string) => {
    if (text.trim() === "" || isLooking) return;
    setLooking(true);
    const answer = await findGoods(text);
    setLooking(false);
    if (answer.kind === "found") {
      setTyped("");
      setWrong(null);
      return onFound(answer.found);
    }
    setWrong(
      answer.kind === "none" ? t("newCase.unknown", { text: text.trim() }) : failureText(answer.failure),
    );
  };
  return (
    <>
      {orderId !== "" && (
        <div className={styles.order}>
          <OrderLink code={options?.code ?? ""} id={orderId} />
          <Button size="small" disabledFocusable={isDisabled} onClick={onAnother}>
            {t("newCase.another")}
          </Button>
        </div>
      )}
      <Field
        label={t(orderId === "" ? "newCase.find" : "newCase.findMore")}
        hint={wrong || problem ? null : t("newCase.findHelp")}
        validationMessage={wrong ?? problem}
      >
        <div className={styles.find}>
          <Input
            className={styles.input}
            name="order_id"
            value={typed}
            readOnly={isDisabled}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            placeholder="PD-000123"
            onChange={(_, { value }) => setTyped(value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // A scanner ends a code with Enter, which must not submit the form.
              event.preventDefault();
              void search(typed);
            }}
          />
          <Button disabledFocusable={isDisabled || isLooking} onClick={() => void search(typed)}>
            {t("newCase.look")}
          </Button>
          <Button
            icon={<CameraRegular />}
            aria-label={t("newCase.camera")}
            aria-expanded={isCamera}
            disabledFocusable={isDisabled}
            onClick={() => setCamera(!isCamera)}
          />
        </div>
      </Field>
      {isCamera && (
        <CameraScan
          onScan={({ code }) => {
            setCamera(false);
            void search(code);
          }}
          onClose={() => setCamera(false)}
        />
      )}
    </>
  );
}
