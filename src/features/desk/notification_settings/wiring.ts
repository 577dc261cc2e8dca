/** Loads settings, and saves only their changed parts. Source: docs/requirements.md S3.7. */
import { useEffect, useState } from "react";
import { DELIVERIES_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from "../../../../api/constants.ts";
import {
  MakeUserNotification,
  NotificationPeople,
  ShowUserNotification,
  TestUserNotification,
  UserNotificationDeliveries,
} from "../../../../api/generated/operations/user_notifications.ts";
import type { AliasMention } from "../../../../api/generated/schema.ts";
import type { SaveInput } from "../../../../machines/form.ts";
import { NOTIFICATION_EVENTS } from "../../../../resources/notification_events.ts";
import { ask } from "../../../lib/client.ts";
import { type Failure, mapOutcome } from "../../../lib/outcome.ts";
import {
  currentOf,
  formPath,
  inputOf,
  problemsOf,
  type Setting,
  type SettingValues,
  storedValues,
} from "./values.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { type Form, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";
import { type Delivery, STEPS, type TestAnswer } from "../integrations/wiring.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

const TYPES = [...new Set(NOTIFICATION_EVENTS.map(({ type }) => type))];
const DEBOUNCE_MS = 1_000;

/** @param user_id null for the signed-in person */
export const settingsSource = (
  user_id: string | null,
): AnswerSource<{ readonly settings: readonly Setting[] }> => ({
  name: `userNotifications.${user_id}`,
  entities: ["userNotifications"],
  debounceMs: 0,
  ask: async (options) => {
    const outcomes = await Promise.all(
      TYPES.map((type) => ask(ShowUserNotification, { type, user_id }, { ...options, background: true })),
    );
    const settings: Setting[] = [];
    for (const outcome of outcomes) {
      if (!outcome.ok) return { ok: false, failure: outcome.failure };
      settings.push(outcome.data.userNotification);
    }
    return { ok: true, data: { settings } };
  },
});

export function useSettingForm(setting: Setting, userId: string): Form<SettingValues> {
  const { _id } = setting;
  const save = async ({ base, values, changed, key }: SaveInput) => {
    const params = inputOf(values as unknown as SettingValues, changed);
    const outcome = await ask(MakeUserNotification, { id: _id, params, version: base.version, key });
    const { version } = outcome.data?.makeUserNotification ?? {};
    const answer = await saveAnswerOf(version, outcome, (row) => Promise.resolve(currentOf(row)));
    if (answer.kind !== "invalid") return answer;
    return {
      ...answer,
      problems: answer.problems.map(({ path, ...rest }) => ({ path: formPath(path), ...rest })),
    };
  };
  return useForm<SettingValues>({
    stored: storedValues(setting),
    userId,
    what: `userNotifications.${_id}`,
    save,
    problemsOf,
  });
}

export const settingLog = (
  _id: string,
  page: number,
): AnswerSource<{ readonly deliveries: readonly Delivery[] }> => ({
  name: `userNotifications.${_id}.log`,
  entities: ["userNotifications"],
  debounceMs: DEBOUNCE_MS,
  ask: async (options) => {
    const paged = { ...options, page, perPage: DELIVERIES_PAGE_SIZE, background: true };
    return mapOutcome(
      await ask(UserNotificationDeliveries, { _id }, paged),
      (data) => ({ deliveries: data.userNotificationDeliveries }),
    );
  },
});

export const useTry = (
  _id: string,
  event: string | null,
  userId: string,
  show: (answer: TestAnswer) => void,
  onDone: () => void,
): Mover =>
  useSteps(`userNotifications.${_id}.${event ?? ""}.try`, userId, async () => {
    const outcome = await ask(TestUserNotification, { _id, event });
    if (!outcome.ok) return failedAnswerOf(outcome.failure);
    show(outcome.data.testUserNotification);
    return { kind: "done", version: 0 };
  }, onDone);

export const TRY_EVENT = STEPS.test;

export interface PeopleSearch {
  readonly people: readonly AliasMention[];
  readonly failure: Failure | null;
}

const NOBODY: PeopleSearch = { people: [], failure: null };

/** Searches people while somebody types; only the last query counts. `null` searches nobody. */
export function usePeopleSearch(search: string | null): PeopleSearch {
  const [found, setFound] = useState(NOBODY);
  useEffect(() => {
    if (search === null) return setFound(NOBODY);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const outcome = await ask(NotificationPeople, { search }, { background: true, signal });
      if (signal.aborted) return;
      setFound(
        outcome.ok
          ? { people: outcome.data.notificationPeople, failure: null }
          : { people: [], failure: outcome.failure },
      );
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search]);
  return found;
}
