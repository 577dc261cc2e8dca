import { figureQueries } from "../../../figures/figures.ts";
import type { Module } from "../../../module.ts";

export const figureReports: Module = { queries: figureQueries() };
