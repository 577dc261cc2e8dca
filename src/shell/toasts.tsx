/** The one toaster. Loaded when the first notice comes. */
import { Toast, Toaster, ToastTitle, useId, useToastController } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { notices } from "../lib/notices.ts";

export default function Toasts() {
  useSignals();
  const toasterId = useId("toasts");
  const { dispatchToast } = useToastController(toasterId);
  const waiting = notices.value;
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { intent, text } of waiting) {
      dispatchToast(
        <Toast>
          <ToastTitle>{text}</ToastTitle>
        </Toast>,
        { intent, pauseOnHover: true },
      );
    }
    notices.value = notices.peek().filter((notice) => !waiting.includes(notice));
  }, [waiting, dispatchToast]);
  return <Toaster toasterId={toasterId} position="bottom-end" />;
}
