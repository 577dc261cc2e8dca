import type { Module } from "../../../module.ts";
import { answerSubstitute, offerSubstitute } from "./make.ts";

export const substitutes: Module = { mutations: { offerSubstitute, answerSubstitute } };
