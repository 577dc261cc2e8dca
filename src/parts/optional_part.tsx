/** A part that is loaded when it is first needed. If it cannot be loaded, the rest of the screen still works. */
import { Component, type ReactNode, Suspense } from "react";
import { t } from "../lib/i18n.ts";
import { leaveBy } from "../lib/leave_guard.ts";
import { notify } from "../lib/toasts.ts";
import { isMissingChunk, showMissingChunk } from "../lib/missing_chunk.ts";

interface AsideProps {
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

class AsideBoundary extends Component<AsideProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onFailure } = this.props;
    if (isMissingChunk(error)) showMissingChunk();
    if (onFailure) return onFailure();
    if (!isMissingChunk(error)) return notify("error", t("shell.crash.title"));
    const reload = { words: t("shell.crash.reload"), run: () => leaveBy(() => location.reload()) };
    notify("error", t("shell.crash.outdatedText"), reload);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export function OptionalPart({ children, ...more }: AsideProps) {
  return (
    <AsideBoundary {...more}>
      <Suspense>{children}</Suspense>
    </AsideBoundary>
  );
}
