/** Writes the server's settings of a deployment: one file for the service, its backups and the other tasks. */
import type { Deployment } from "./deployment.ts";

/** Time for requests to end before the server stops: enough for a large upload over a slow line, less than TimeoutStopSec of the unit. */
export const STOP_SECONDS = 60;

export function envFile({ app, login, name, currency, timeZone, processes }: Deployment): string {
  return `# Settings of the server, as /etc/pressdock/pressdock.env: for the unit, and with --env for backup, restore and verify.
# It holds secrets: chown root:pressdock, chmod 640. docs/settings.md lists every setting.
APP_ORIGINS=${app}
LOGIN_ORIGIN=${new URL(login).origin}
APP_NAME=${name}
CURRENCY=${currency}
TIME_ZONE=${timeZone}
TRUSTED_PROXIES=127.0.0.1,::1
DATA_DIR=/var/lib/pressdock
STOP_SECONDS=${STOP_SECONDS}
DEMO=0
${processes > 1 ? "" : "# "}DATABASE_URL=postgres://pressdock:password@127.0.0.1:5432/pressdock
# BACKUP_KEY=  (deno task backup --new-key)
`;
}
