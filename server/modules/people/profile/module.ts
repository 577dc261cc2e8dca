import type { Module } from "../../../module.ts";
import { apiToken, copyApiToken, makeApiToken, revokeApiToken } from "./api_token.ts";
import { updateProfile } from "./update.ts";

export const profile: Module = {
  queries: { apiToken },
  mutations: { updateProfile, makeApiToken, copyApiToken, revokeApiToken },
};
