import { MAX_FLIGHT_PACKAGES, MAX_FLIGHT_PROBLEMS, MAX_LOADABLE_BOXES } from "./handover/flights.ts";
import { type Limit, limit } from "./limit.ts";

export const FLIGHT_LIMITS: readonly Limit[] = [
  limit({ MAX_FLIGHT_PACKAGES }, "packages", "a flight and its manifest"),
  limit({ MAX_FLIGHT_PROBLEMS }, "packages", "of a flight that lack something and are named"),
  limit({ MAX_LOADABLE_BOXES }, "boxes", "that could come onto a flight and are offered"),
];
