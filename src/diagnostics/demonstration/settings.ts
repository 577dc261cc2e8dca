/** What a deployment's config.json says elsewhere. There is no API; both forms are pages of this build. */
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
