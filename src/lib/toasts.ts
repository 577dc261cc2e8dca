import { signal } from "@preact/signals-react";

export interface Toast {
  readonly id: number;
  readonly intent: "success" | "info" | "warning" | "error";
  readonly text: string;
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly words: string;
  readonly run: () => void;
}

export const toasts = signal<readonly Toast[]>([]);
/** Text that screen readers read politely. With another id the same text is read again. */
export const announcement = signal<{ readonly id: number; readonly text: string }>({ id: 0, text: "" });

let last = 0;

export function notify(intent: Toast["intent"], text: string, action?: ToastAction): void {
  last += 1;
  toasts.value = [...toasts.value, { id: last, intent, text, ...(action && { action }) }];
}

/** Lets screen readers read a sentence that is not shown: "20 of 1,284 orders", "3 selected". */
export function announce(text: string): void {
  last += 1;
  announcement.value = { id: last, text };
}
