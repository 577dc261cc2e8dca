/** Catches the errors of a screen, so that the rest of the app continues; a person can retry the screen. */
import { Component, type ReactNode } from "react";
import { t } from "../lib/i18n.ts";
import { isMissingChunk, showMissingChunk } from "../lib/missing_chunk.ts";
import { PlainButton } from "./plain_button.tsx";
import { PlainPage } from "./plain_page.tsx";

interface ErrorBoundaryProps {
  readonly screen: string;
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly screen: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, screen: this.props.screen };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("A screen threw nothing") };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.screen === state.screen ? null : { error: null, screen: props.screen };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) showMissingChunk();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A missing file of the app stays missing, so only reloading helps.
    const isOutdated = isMissingChunk(error);
    return (
      <PlainPage
        isInside={!this.props.isWhole}
        title={t(isOutdated ? "shell.crash.outdated" : "shell.crash.title")}
        text={t(isOutdated ? "shell.crash.outdatedText" : "shell.crash.text")}
      >
        {!isOutdated && (
          <PlainButton isPrimary onClick={() => this.setState({ error: null })}>
            {t("shell.crash.again")}
          </PlainButton>
        )}
        <PlainButton onClick={() => location.reload()}>{t("shell.crash.reload")}</PlainButton>
      </PlainPage>
    );
  }
}
