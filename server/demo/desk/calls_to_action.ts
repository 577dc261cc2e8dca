import { DAY_SECONDS } from "../../../api/constants.ts";
import { spanOf } from "../../../api/time/dates.ts";
import type { NoticeMarksTable } from "../../db/tables.ts";
import { call } from "../../modules/desk/call_to_action/make.ts";
import type { CallRow, CallValues } from "../../modules/desk/call_to_action/store.ts";
import type { People } from "../people/people.ts";
import type { DemoWorld } from "../world.ts";

type DemoCall =
  & Partial<Pick<CallValues, "link" | "status">>
  & Pick<
    CallValues,
    "title" | "text" | "title_de" | "text_de" | "title_fr" | "text_fr" | "title_pt" | "text_pt"
  >
  & {
    readonly roles: readonly string[];
    readonly pages?: readonly string[];
    /** Days from now. */
    readonly first: number;
    readonly last: number | null;
  };

const CALLS: readonly DemoCall[] = [
  {
    title: "Fire drill on Thursday at 10:30",
    text:
      "Everybody meets at the east gate.\nIt takes 15 minutes; machines stay switched off until the all-clear.",
    title_de: "Feueralarm-Übung am Donnerstag um 10:30",
    text_de:
      "Alle treffen sich am Osttor.\nEs dauert 15 Minuten; bis zur Entwarnung bleiben die Maschinen ausgeschaltet.",
    title_fr: "Exercice d’évacuation jeudi à 10 h 30",
    text_fr:
      "Tout le monde se retrouve à la porte est.\nCela dure 15 minutes ; les machines restent arrêtées jusqu’à la fin de l’alerte.",
    title_pt: "Simulado de incêndio na quinta às 10h30",
    text_pt:
      "Todos se encontram no portão leste.\nDura 15 minutos; as máquinas ficam desligadas até o fim do alarme.",
    roles: ["cutting", "sewer"],
    first: -2,
    last: 5,
  },
  {
    title: "Orders of Friday are taken until 11:00",
    text: "The carrier collects earlier before the holiday.",
    title_de: "Bestellungen vom Freitag nur bis 11:00",
    text_de: "Vor dem Feiertag holt der Zusteller früher ab.",
    title_fr: "",
    text_fr: "",
    title_pt: "",
    text_pt: "",
    link: "/orders/draft",
    roles: ["sale"],
    pages: ["orders", "dashboard"],
    first: -12,
    last: -6,
  },
  {
    title: "New shipping prices from the first of the month",
    text: "",
    title_de: "",
    text_de: "",
    title_fr: "",
    text_fr: "",
    title_pt: "",
    text_pt: "",
    status: "Paused",
    roles: [],
    first: 9,
    last: null,
  },
];

export interface DemoCalls {
  readonly calls: readonly CallRow[];
  readonly marks: readonly NoticeMarksTable[];
}

export function makeCalls(people: People, makerId: string, world: DemoWorld): DemoCalls {
  const { now, timeZone } = world;
  const calls = CALLS.map(
    ({ first, last, roles, pages = [], link = "", status = "Active", ...words }): CallRow => {
      const at = now + Math.min(first, -1) * DAY_SECONDS;
      const lastDay = last === null ? null : spanOf("today", now + last * DAY_SECONDS, timeZone);
      const values: CallValues = {
        ...words,
        link,
        status,
        first_day: spanOf("today", now + first * DAY_SECONDS, timeZone).from,
        last_day: lastDay?.from ?? null,
        ends_at: lastDay?.until ?? null,
        roles: JSON.stringify(roles),
        groups: "[]",
        users: "[]",
        pages: JSON.stringify(pages),
      };
      const dates = { created_at: at, updated_at: at, version: 1 };
      return {
        _id: world.newId(at),
        user_id: makerId,
        ...values,
        ...dates,
        search_text: call.searchText(values),
      };
    },
  );
  const over = calls.filter(({ ends_at }) => ends_at !== null && ends_at <= now);
  const marks = over.flatMap(({ _id, created_at, roles }) =>
    people.users.filter(({ role }) => (JSON.parse(roles) as string[]).includes(role)).map((
      user,
      index,
    ): NoticeMarksTable => ({
      call_id: _id,
      user_id: user._id,
      shown_at: created_at + (index + 1) * 3_600,
      clicked_at: index === 0 ? created_at + 3_660 : null,
      dismissed_at: index < 2 ? created_at + (index + 1) * 3_720 : null,
    }))
  );
  return { calls, marks };
}
