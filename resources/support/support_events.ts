import type { EventTable } from "../desk/desk_events.ts";
import { caseRights } from "./cases.ts";

const ofCases = { type: "Support", rule: caseRights.view, isOn: true } as const;

export const caseEvents = {
  "case.mention": {
    ...ofCases,
    name: "Somebody mentions me on a case",
    many: "caseMentions",
  },
  "case.answered": {
    ...ofCases,
    name: "Somebody answers in my case",
    many: "casesAnswered",
  },
  "case.decided": {
    ...ofCases,
    name: "My case was decided",
    many: "casesDecided",
  },
  "case.due": {
    ...ofCases,
    name: "A case is due soon or overdue, or waits for my answer",
    many: "casesDue",
  },
} as const satisfies EventTable;
