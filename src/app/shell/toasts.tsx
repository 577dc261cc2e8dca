import {
  Button,
  Toast,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { type ToastAction, toasts } from "../../lib/toasts.ts";

/** Time of a toast with a button: long enough to reach the button. */
const ACTION_MS = 10_000;

function ActionButton({ action }: { readonly action: ToastAction }) {
  return (
    <ToastTrigger>
      <Button size="small" appearance="transparent" onClick={action.run}>{action.words}</Button>
    </ToastTrigger>
  );
}

export default function Toasts() {
  useSignals();
  const toasterId = useId("toasts");
  const { dispatchToast } = useToastController(toasterId);
  const waiting = toasts.value;
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { intent, text, action } of waiting) {
      dispatchToast(
        <Toast>
          <ToastTitle action={action ? <ActionButton action={action} /> : null}>{text}</ToastTitle>
        </Toast>,
        { intent, pauseOnHover: true, ...(action && { timeout: ACTION_MS }) },
      );
    }
    toasts.value = toasts.peek().filter((toast) => !waiting.includes(toast));
  }, [waiting, dispatchToast]);
  // At the end of the line a toast would cover the buttons of a form.
  return <Toaster toasterId={toasterId} position="bottom-start" />;
}
