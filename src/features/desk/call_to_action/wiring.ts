import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import type { DataOf } from "../../../../api/operation.ts";
import {
  DismissNotice,
  MyNotices,
  NoteNotices,
  NoticeGroups,
  NoticePeople,
} from "../../../../api/generated/operations/call_to_action.ts";
import type { MyNotice } from "../../../../api/generated/schema.ts";
import {
  type CallMark,
  callToActionMachine,
  type FetchedCalls,
  type MarkAnswer,
  shownCalls,
} from "../../../../machines/desk/call_to_action.ts";
import { callWords } from "../../../../api/desk/call_to_action.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { debounce } from "../../../lib/debounce.ts";
import { language, t } from "../../../lib/i18n.ts";
import { onChange, onGap } from "../../../engine/live/live.ts";
import { announce, notify } from "../../../lib/toasts.ts";
import { codeOf, type Failure } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";

/** Announcements are secondary on a screen: their failures never navigate away from it. */
const BACKGROUND = { background: true } as const;
const DEBOUNCE_MS = 500;
/** Maximum of a random delay: all browsers receive a change at once and must not query together. */
const SPREAD_MS = 2_000;

async function fetchCalls(signal: AbortSignal): Promise<FetchedCalls> {
  const outcome = await ask(MyNotices, {}, { ...BACKGROUND, signal });
  return outcome.ok
    ? { kind: "known", calls: outcome.data.myNotices }
    : { kind: "failed", failure: outcome.failure };
}

async function sendMark({ ids, interaction }: CallMark): Promise<MarkAnswer> {
  const [first = ""] = ids;
  const outcome = interaction === "dismissed"
    ? await ask(DismissNotice, { _id: first }, BACKGROUND)
    : await ask(NoteNotices, { ids, deed: interaction }, BACKGROUND);
  // An announcement that no longer exists, or is no longer for the person, counts as noted.
  return outcome.ok || codeOf(outcome.failure) === "NOT_FOUND"
    ? { kind: "noted" }
    : { kind: "failed", failure: outcome.failure };
}

const announceNews = (news: readonly MyNotice[]) => {
  if (news.length === 0) return;
  announce(
    news.map((call) => t("calls.news", { title: callWords(call, language.peek()).title })).join(" "),
  );
};

/** @param isOwn False while somebody acts as the person: then nothing is recorded in the person's name. */
export const wiredCallToAction = (isOwn: boolean) =>
  callToActionMachine.provide({
    actors: {
      fetchCalls: fromPromise(({ signal }) => fetchCalls(signal)),
      sendMark: fromPromise(({ input }) =>
        isOwn ? sendMark(input) : Promise.resolve<MarkAnswer>({ kind: "noted" })
      ),
    },
    actions: {
      announceNews: (_, news) => announceNews(news),
      showRefusal: (_, { failure }) =>
        notify("error", t("calls.refused", { reason: failureText(failure as Failure) })),
    },
  });

export interface ShownCalls {
  readonly calls: readonly MyNotice[];
  readonly isOpen: boolean;
  readonly see: (ids: readonly string[]) => void;
  readonly follow: (id: string) => void;
  readonly dismiss: (id: string) => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Returns the announcements of the signed-in person. The component needs the person's id as its `key`. */
export function useCallsToAction(isOwn: boolean, screen: string | null): ShownCalls {
  const machine = useMemo(() => wiredCallToAction(isOwn), [isOwn]);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => actor.send({ type: "screen.enter", screen }), [actor, screen]);
  useEffect(() => {
    const wait = DEBOUNCE_MS + Math.random() * SPREAD_MS;
    const { run: changed, stop } = debounce(wait, () => actor.send({ type: "calls.changed" }));
    const stops = [onChange("myNotices", changed), onGap(changed)];
    return () => {
      stop();
      stops.forEach((each) => each());
    };
  }, [actor]);
  return useMemo(() => ({
    // The machine's context may still name the previous screen.
    calls: shownCalls({ ...snapshot.context, screen }),
    isOpen: snapshot.matches({ bar: "opened" }),
    see: (ids) => actor.send({ type: "calls.see", ids }),
    follow: (id) => actor.send({ type: "call.follow", id }),
    dismiss: (id) => actor.send({ type: "call.dismiss", id }),
    open: () => actor.send({ type: "bar.open" }),
    close: () => actor.send({ type: "bar.close" }),
  }), [actor, snapshot, screen]);
}

type People = DataOf<typeof NoticePeople>;
export type NoticePerson = People["noticePeople"][number];

export const foundSource = (search: string): AnswerSource<People> => ({
  name: `calls.people.${search}`,
  entities: [],
  ask: (options) => ask(NoticePeople, { search }, { ...options, ...BACKGROUND }),
});

export const namedSource = (ids: readonly string[]): AnswerSource<People> => ({
  name: `calls.named.${ids.join()}`,
  entities: [],
  ask: (options) =>
    ids.length === 0
      ? Promise.resolve({ ok: true, data: { noticePeople: [] } })
      : ask(NoticePeople, { ids }, { ...options, ...BACKGROUND }),
});

export const groupsSource: AnswerSource<DataOf<typeof NoticeGroups>> = {
  name: "calls.groups",
  entities: [],
  ask: (options) => ask(NoticeGroups, {}, { ...options, ...BACKGROUND }),
};
