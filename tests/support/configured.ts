/** What a deployment says about itself, for tests of parts that ask. */
import { type Config, setConfig } from "../../src/lib/config.ts";

const CONFIG: Config = {
  api: "http://localhost:1/api",
  login: "",
  register: "",
  loginMode: "code",
  name: "Desk",
  currency: "USD",
  timeZone: "UTC",
};

/** Sets it as it is in most tests, but for what this one says otherwise. */
export const configured = (own: Partial<Config> = {}): void => setConfig({ ...CONFIG, ...own });
