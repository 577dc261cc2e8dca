/** Something loaded when it is first needed, beside the screen: when it cannot be loaded the screen goes on. */
import { Component, type ReactNode, Suspense } from "react";
import { t } from "../lib/i18n.ts";
import { notify } from "../lib/notices.ts";
import { isMissingChunk } from "./missing_chunk.ts";

class AsideBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    notify("error", t(isMissingChunk(error) ? "shell.crash.outdatedText" : "shell.crash.title"));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export function Aside({ children }: { readonly children: ReactNode }) {
  return (
    <AsideBoundary>
      <Suspense>{children}</Suspense>
    </AsideBoundary>
  );
}
