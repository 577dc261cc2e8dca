import type { Module } from "../../../module.ts";
import { faultsList } from "./faults_store.ts";

export const quality: Module = { lists: [faultsList] };
