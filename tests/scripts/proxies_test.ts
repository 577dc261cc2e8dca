import assert from "node:assert/strict";
import { MAX_UPLOAD_BYTES, REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { caddyProxy, nginxProxy, PROXY_SECONDS } from "../../scripts/build/proxies.ts";
import { readDeployment } from "../../scripts/deploy/deployment.ts";

const deploymentOf = (more: object = {}) =>
  readDeployment(JSON.stringify({
    app: "https://app.example.test",
    api: "https://api.example.test/api",
    login: "https://login.example.test",
    ...more,
  }));
const nginx = nginxProxy(deploymentOf());
const caddy = caddyProxy(deploymentOf());
const nginxOfTwo = nginxProxy(deploymentOf({ processes: 2 }));
const caddyOfTwo = caddyProxy(deploymentOf({ processes: 2 }));

interface Block {
  readonly name: string;
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
}

/** Parses blocks of braces and their lines, as both proxies write them. Fails on an unmatched brace. */
function blocksIn(text: string): Block {
  const open = (name: string) => ({ name, lines: [] as string[], blocks: [] as Block[] });
  const stack = [open("")];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const top = stack.at(-1)!;
    if (line === "" || line.startsWith("#")) continue;
    if (line === "}") {
      stack.pop();
      assert.ok(stack.length > 0, "a block is closed that was not opened");
    } else if (line.endsWith("{")) {
      const block = open(line.slice(0, -1).trim());
      top.blocks.push(block);
      stack.push(block);
    } else top.lines.push(line);
  }
  assert.equal(stack.length, 1, "a block was not closed");
  return stack[0]!;
}

const named = (block: Block, name: string): readonly Block[] =>
  block.blocks.filter((each) => each.name === name);

Deno.test("S9.1 nginx ends silent connections, and cuts no moving body before the app does", () => {
  const servers = named(blocksIn(nginx), "server").filter(({ lines }) => lines.includes("listen 443 ssl;"));
  assert.equal(servers.length, 2);
  for (const { lines, blocks } of servers) {
    const [location] = blocks.filter(({ name }) => name === "location /");
    for (
      const wanted of [
        "client_header_timeout 10s;",
        "client_body_timeout 180s;",
        "send_timeout 180s;",
        "keepalive_timeout 75s;",
        `client_max_body_size ${MAX_UPLOAD_BYTES / 1024 ** 2}m;`,
        "limit_conn pressdock_strangers 50;",
        "access_log /var/log/nginx/pressdock.log pressdock;",
      ]
    ) assert.ok(lines.includes(wanted), wanted);
    assert.ok(location!.lines.includes("proxy_request_buffering off;"));
    assert.ok(location!.lines.includes("proxy_set_header Host $host;"));
    assert.ok(location!.lines.includes("proxy_set_header X-Forwarded-For $remote_addr;"));
  }
  assert.equal(PROXY_SECONDS.progress * 1000, REQUEST_TIMEOUT_MS);
  assert.deepEqual(servers.map(({ lines }) => lines.find((line) => line.startsWith("server_name"))), [
    "server_name api.example.test;",
    "server_name login.example.test;",
  ]);
});

Deno.test("nginx counts only requests without a session: the signed-in people of a workshop share one address", () => {
  const counted = named(blocksIn(nginx), 'map "$http_authorization$arg_ticket" $pressdock_stranger')[0]!;
  assert.deepEqual(counted.lines, ['default "";', '"" $binary_remote_addr;']);
  assert.match(nginx, /limit_conn_zone \$pressdock_stranger zone=pressdock_strangers:10m;/);
});

Deno.test("no proxy's log line has a query, a cookie or a header", () => {
  const format = /log_format pressdock '([^']*)';/.exec(nginx)![1]!;
  assert.doesNotMatch(format, /\$request\b|\$request_uri|\$args|\$query_string|\$http_|\$cookie_/);
  const log = blocksIn(caddy).blocks.find(({ name }) => name === "(pressdock)")!.blocks.find(({ name }) =>
    name === "log"
  )!;
  const fields = log.blocks[0]!.blocks[0]!;
  assert.deepEqual(fields.lines, ['request>uri regexp "\\?.*$" ""', "request>headers delete"]);
  assert.doesNotMatch(caddy, /log_credentials/);
});

Deno.test("S9.1 Caddy ends silent connections, and cuts no body before the app does", () => {
  const timeouts = blocksIn(caddy).blocks[0]!.blocks[0]!.blocks[0]!;
  assert.equal(timeouts.name, "timeouts");
  const seconds = Object.fromEntries(timeouts.lines.map((line) => line.split(" ")));
  assert.deepEqual(seconds, { read_header: "10s", read_body: "1800s", idle: "75s" });
  assert.match(caddy, /^api\.example\.test \{$/m);
  assert.match(caddy, /^login\.example\.test \{$/m);
});

Deno.test("Caddy checks whether two processes are ready, and sends nothing to one that is not", () => {
  const api = named(blocksIn(caddyOfTwo), "api.example.test")[0]!;
  const proxy = named(api, "reverse_proxy 127.0.0.1:8000 127.0.0.1:8010")[0]!;
  const settings = Object.fromEntries(proxy.lines.map((line) => line.split(/ (.*)/)));
  assert.equal(settings["health_uri"], "/api/ready");
  assert.equal(settings["health_interval"], "2s");
  // The route answers within two seconds, ready or not.
  assert.equal(settings["health_timeout"], "3s");
  assert.deepEqual(named(proxy, "transport http")[0]?.lines, ["dial_timeout 2s"]);
  const login = named(blocksIn(caddyOfTwo), "login.example.test")[0]!;
  assert.ok(!named(login, "reverse_proxy 127.0.0.1:8001 127.0.0.1:8011")[0]!.lines.join().includes("health"));
});

Deno.test("nginx removes a failing process, and does not count the login site's refusals as failures", () => {
  const root = blocksIn(nginxOfTwo);
  const [api, login] = named(root, "server");
  for (const { lines } of [api!, login!]) assert.ok(lines.includes("proxy_next_upstream_tries 2;"));
  assert.ok(api!.lines.includes("proxy_next_upstream error timeout http_503;"));
  assert.ok(login!.lines.includes("proxy_next_upstream error timeout;"));
  for (const { lines } of [api!, login!]) assert.ok(lines.includes("proxy_connect_timeout 2s;"));
  assert.ok(named(api!, "location = /api/ready")[0]?.lines.includes("access_log off;"));
  assert.doesNotMatch(nginxOfTwo, /non_idempotent/);
});

Deno.test("Caddy never removes the only process: its own answer is passed on", () => {
  for (const site of ["api", "login"]) {
    const proxy = blocksIn(caddy).blocks.find(({ name }) => name === `${site}.example.test`)!.blocks[0]!;
    assert.deepEqual(proxy.lines, ["header_up X-Forwarded-For {remote_host}", "lb_try_duration 5s"]);
  }
});

Deno.test("two processes are two servers of each upstream, at the ports that the unit gives them", () => {
  const upstreams = (text: string) =>
    blocksIn(text).blocks.filter(({ name }) => name.startsWith("upstream")).map(({ name, lines }) => [
      name,
      ...lines,
    ]);
  assert.deepEqual(upstreams(nginx), [
    ["upstream pressdock_api", "server 127.0.0.1:8000 max_fails=2 fail_timeout=5s;"],
    ["upstream pressdock_login", "server 127.0.0.1:8001 max_fails=2 fail_timeout=5s;"],
  ]);
  assert.deepEqual(upstreams(nginxOfTwo), [
    [
      "upstream pressdock_api",
      "server 127.0.0.1:8000 max_fails=2 fail_timeout=5s;",
      "server 127.0.0.1:8010 max_fails=2 fail_timeout=5s;",
    ],
    [
      "upstream pressdock_login",
      "server 127.0.0.1:8001 max_fails=2 fail_timeout=5s;",
      "server 127.0.0.1:8011 max_fails=2 fail_timeout=5s;",
    ],
  ]);
  assert.match(nginxOfTwo, /proxy_pass http:\/\/pressdock_api;/);
  assert.match(caddyOfTwo, /reverse_proxy 127\.0\.0\.1:8000 127\.0\.0\.1:8010 \{/);
  assert.match(caddyOfTwo, /reverse_proxy 127\.0\.0\.1:8001 127\.0\.0\.1:8011 \{/);
});

Deno.test("nginx redirects http to TLS, except for certificate challenges", () => {
  const [http] = named(blocksIn(nginx), "server").filter(({ lines }) => lines.includes("listen 80;"));
  assert.deepEqual(http?.lines, [
    "listen 80;",
    "server_name api.example.test login.example.test;",
    "access_log /var/log/nginx/pressdock.log pressdock;",
  ]);
  assert.deepEqual(http.blocks, [
    { name: "location ^~ /.well-known/", lines: ["root /var/lib/letsencrypt;"], blocks: [] },
    { name: "location /", lines: ["return 301 https://$host$request_uri;"], blocks: [] },
  ]);
});
