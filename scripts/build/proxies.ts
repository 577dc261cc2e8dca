/**
 * Writes recipes for a proxy in front of API and login site: with TLS, and with limits that Deno's server does not have (ADR
 * 19). A slow client gets as much time as the app itself waits (S9.1). Log lines have no cookie, header or query, because
 * these may contain tickets.
 */
import { MAX_UPLOAD_BYTES, READY_PATH, REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { SETTINGS } from "../../server/settings/table.ts";
import type { Deployment } from "../deploy/deployment.ts";

const MEGABYTE = 1024 ** 2;

/**
 * Seconds that a proxy waits: for all headers, for the next bytes of a body, and before it closes an idle connection (as long
 * as browsers keep one).
 */
export const PROXY_SECONDS = { header: 10, progress: REQUEST_TIMEOUT_MS / 1000, idle: 75 } as const;
/** Maximum number of simultaneous requests of one IP address without a session. Signed-in people of a workshop may share an address. */
export const STRANGERS_PER_ADDRESS = 50;
/**
 * When to leave out a process of the API or login site: after `fails` failures, for `outSeconds`. A
 * connection gets less time than the 5 s after which the API itself reports that its database is unreachable.
 */
export const UPSTREAM = {
  fails: 2,
  outSeconds: 5,
  connectSeconds: 2,
  checkSeconds: 2,
  checkTimeoutSeconds: 3,
} as const;
const BODY_MEGABYTES = Math.ceil(MAX_UPLOAD_BYTES / MEGABYTE);

interface Site {
  readonly name: "api" | "login";
  readonly url: URL;
  readonly ports: readonly number[];
}

/** Returns the sites of a proxy with the ports of their processes, as `pressdock@.service` assigns them. */
function sitesOf({ api, login, processes }: Deployment): readonly Site[] {
  const portsFrom = (first: number) => Array.from({ length: processes }, (_, at) => first + at * 10);
  return [
    { name: "api", url: new URL(api), ports: portsFrom(SETTINGS.PORT.default) },
    { name: "login", url: new URL(login), ports: portsFrom(SETTINGS.LOGIN_PORT.default) },
  ];
}

const nginxUpstream = ({ name, ports }: Site): string =>
  `upstream pressdock_${name} {
${
    ports.map((port) =>
      `    server 127.0.0.1:${port} max_fails=${UPSTREAM.fails} fail_timeout=${UPSTREAM.outSeconds}s;`
    ).join("\n")
  }
}
`;

/** Writes the port with TLS, or without it for a trial on this machine. */
const nginxListen = ({ protocol, port }: URL): string =>
  protocol === "https:"
    ? `    listen ${port || 443} ssl;
    ssl_certificate /etc/ssl/pressdock/fullchain.pem;
    ssl_certificate_key /etc/ssl/pressdock/privkey.pem;`
    : `    listen ${port || 80};`;

/** Redirects http to https, except the challenges of a certificate authority. */
const nginxRedirect = (sites: readonly Site[]): string =>
  sites.some(({ url }) => url.protocol !== "https:") ? "" : `
server {
    listen 80;
    server_name ${sites.map(({ url }) => url.hostname).join(" ")};
    access_log /var/log/nginx/pressdock.log pressdock;
    location ^~ /.well-known/ {
        root /var/lib/letsencrypt;
    }
    location / {
        return 301 https://$host$request_uri;
    }
}
`;

function nginxServer({ name, url, ports }: Site): string {
  // The login site answers 503 if too many people sign in at once, which is no failure of the process.
  const failures = name === "api" ? "error timeout http_503" : "error timeout";
  const ready = name === "api"
    ? `
    location = ${url.pathname}${READY_PATH} {
        proxy_pass http://pressdock_${name};
        access_log off;
    }
`
    : "";
  return `server {
${nginxListen(url)}
    server_name ${url.hostname};
    access_log /var/log/nginx/pressdock.log pressdock;

    client_header_timeout ${PROXY_SECONDS.header}s;
    # Time between two reads: a slow client may go on, one that stopped is cut off.
    client_body_timeout ${PROXY_SECONDS.progress}s;
    send_timeout ${PROXY_SECONDS.progress}s;
    keepalive_timeout ${PROXY_SECONDS.idle}s;
    reset_timedout_connection on;
    client_max_body_size ${BODY_MEGABYTES}m;
    limit_conn pressdock_strangers ${STRANGERS_PER_ADDRESS};
    limit_conn_status 503;

    # Open-source nginx does not ask whether a process is ready: it counts failures. A sent POST is not repeated.
    proxy_connect_timeout ${UPSTREAM.connectSeconds}s;
    proxy_next_upstream ${failures};
    proxy_next_upstream_tries ${ports.length};
${ready}
    location / {
        proxy_pass http://pressdock_${name};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $pressdock_connection;
        # The API can refuse a request before its body: so nginx does not buffer it.
        proxy_request_buffering off;
        proxy_read_timeout ${PROXY_SECONDS.progress}s;
        proxy_send_timeout ${PROXY_SECONDS.progress}s;
    }
}
`;
}

/** Writes a file to include in nginx's http { } block. */
export function nginxProxy(deployment: Deployment): string {
  const sites = sitesOf(deployment);
  return `# Proxy in front of API and login site. Include it in http { }, and enter the paths of your certificate.
# Without query, cookies and headers, to keep tickets, tokens and names out of the log.
log_format pressdock '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';

map $http_upgrade $pressdock_connection {
    default upgrade;
    "" "";
}

# An empty key is not counted: the API judges requests with a bearer or a ticket.
map "$http_authorization$arg_ticket" $pressdock_stranger {
    default "";
    "" $binary_remote_addr;
}
limit_conn_zone $pressdock_stranger zone=pressdock_strangers:10m;

${[...sites.map(nginxUpstream), ...sites.map(nginxServer)].join("\n")}${nginxRedirect(sites)}`;
}

function caddySite({ name, url, ports }: Site): string {
  const health = name === "api"
    ? `
		# Asked regularly: a process that is not ready gets no requests until it is.
		health_uri ${url.pathname}${READY_PATH}
		health_interval ${UPSTREAM.checkSeconds}s
		health_timeout ${UPSTREAM.checkTimeoutSeconds}s`
    : "";
  // A single process is never left out: its own error says more than that of the proxy.
  const choice = ports.length < 2 ? "" : `
		lb_policy least_conn
		fail_duration ${UPSTREAM.outSeconds}s
		max_fails ${UPSTREAM.fails}${health}`;
  return `${url.origin.replace("https://", "")} {
	import pressdock
	reverse_proxy ${ports.map((port) => `127.0.0.1:${port}`).join(" ")} {
		header_up X-Forwarded-For {remote_host}
		lb_try_duration ${UPSTREAM.outSeconds}s${choice}
		transport http {
			dial_timeout ${UPSTREAM.connectSeconds}s
		}
	}
}
`;
}

/** Writes a whole Caddyfile. Caddy obtains certificates itself, but cannot limit the connections of an IP address. */
export function caddyProxy(deployment: Deployment): string {
  return `# Proxy in front of API and login site.
{
	servers {
		timeouts {
			read_header ${PROXY_SECONDS.header}s
			# Time for a whole body: a large upload over a slow line takes longer than the app waits between two reads.
			read_body ${PROXY_SECONDS.progress * 10}s
			idle ${PROXY_SECONDS.idle}s
		}
	}
}

(pressdock) {
	request_body {
		max_size ${BODY_MEGABYTES}MiB
	}
	log {
		# Without query, to keep tickets out of the log. Caddy itself leaves out Cookie and Authorization.
		format filter {
			wrap json
			fields {
				request>uri regexp "\\?.*$" ""
				request>headers delete
			}
		}
	}
}

${sitesOf(deployment).map(caddySite).join("\n")}`;
}
