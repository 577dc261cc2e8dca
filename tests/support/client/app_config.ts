import { type Config, setConfig } from "../../../src/lib/config.ts";

const CONFIG: Config = {
  api: "http://localhost:1/api",
  login: "",
  register: "",
  loginMode: "code",
  name: "Desk",
  currency: "USD",
  timeZone: "UTC",
};

/** Sets the app's config for a test, with the given differences. */
export const configureApp = (own: Partial<Config> = {}): void => setConfig({ ...CONFIG, ...own });
