import type { Config } from "../../lib/config.ts";

export const DEMONSTRATION_CONFIG: Config = {
  api: "",
  login: "/login",
  register: "/register",
  loginMode: "token",
  name: "Pressdock",
  currency: "USD",
  timeZone: "UTC",
};
