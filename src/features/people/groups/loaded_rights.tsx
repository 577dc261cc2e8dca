/** Waits for the rights of groups: a tick stores a whole module, so what it inherits has to be known. */
import { Spinner } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

interface Props<T extends object> {
  readonly sourceOf: () => AnswerSource<T>;
  readonly children: (answer: T) => ReactNode;
}

export function LoadedRights<T extends object>({ sourceOf, children }: Props<T>) {
  const [source] = useState(sourceOf);
  const { answer, failure, refresh } = useAnswer(source);
  if (answer) return children(answer);
  if (!failure) return <Spinner size="tiny" label={t("record.loading")} labelPosition="after" />;
  return <NotLoaded text={t("rights.failed", { reason: failureText(failure) })} onRetry={refresh} />;
}
