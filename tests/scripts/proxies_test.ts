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

interface Block {
  readonly name: string;
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
}

/** Blocks of braces and the lines in them, as both proxies write them. Fails on a brace that has no other. */
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

Deno.test("S9.1 nginx ends what says nothing, and cuts no body that moves before the app gives up itself", () => {
  const servers = named(blocksIn(nginx), "server").filter(({ lines }) => lines.includes("listen 443 ssl;"));
  assert.equal(servers.length, 2);
  for (const { lines, blocks: [location] } of servers) {
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

Deno.test("nginx counts only requests of nobody: a workshop of signed-in people shares one address", () => {
  const counted = named(blocksIn(nginx), 'map "$http_authorization$arg_ticket" $pressdock_stranger')[0]!;
  assert.deepEqual(counted.lines, ['default "";', '"" $binary_remote_addr;']);
  assert.match(nginx, /limit_conn_zone \$pressdock_stranger zone=pressdock_strangers:10m;/);
});

Deno.test("no proxy's log line holds a query, a cookie or a header", () => {
  const format = /log_format pressdock '([^']*)';/.exec(nginx)![1]!;
  assert.doesNotMatch(format, /\$request\b|\$request_uri|\$args|\$query_string|\$http_|\$cookie_/);
  const log = blocksIn(caddy).blocks.find(({ name }) => name === "(pressdock)")!.blocks.find(({ name }) =>
    name === "log"
  )!;
  const fields = log.blocks[0]!.blocks[0]!;
  assert.deepEqual(fields.lines, ['request>uri regexp "\\?.*$" ""', "request>headers delete"]);
  assert.doesNotMatch(caddy, /log_credentials/);
});

Deno.test("S9.1 Caddy ends what says nothing, and no body before the app gives up itself", () => {
  const timeouts = blocksIn(caddy).blocks[0]!.blocks[0]!.blocks[0]!;
  assert.equal(timeouts.name, "timeouts");
  const seconds = Object.fromEntries(timeouts.lines.map((line) => line.split(" ")));
  assert.deepEqual(seconds, { read_header: "10s", read_body: "1800s", idle: "75s" });
  assert.match(caddy, /^api\.example\.test \{$/m);
  assert.match(caddy, /^login\.example\.test \{$/m);
});

Deno.test("two processes are two servers of each upstream, at the ports that the unit gives them", () => {
  const [nginxTwo, caddyTwo] = [nginxProxy, caddyProxy].map((recipe) =>
    recipe(deploymentOf({ processes: 2 }))
  );
  const upstreams = (text: string) =>
    blocksIn(text).blocks.filter(({ name }) => name.startsWith("upstream")).map(({ name, lines }) => [
      name,
      ...lines,
    ]);
  assert.deepEqual(upstreams(nginx), [
    ["upstream pressdock_api", "server 127.0.0.1:8000;"],
    ["upstream pressdock_login", "server 127.0.0.1:8001;"],
  ]);
  assert.deepEqual(upstreams(nginxTwo!), [
    ["upstream pressdock_api", "server 127.0.0.1:8000;", "server 127.0.0.1:8010;"],
    ["upstream pressdock_login", "server 127.0.0.1:8001;", "server 127.0.0.1:8011;"],
  ]);
  assert.match(nginxTwo!, /proxy_pass http:\/\/pressdock_api;/);
  assert.match(caddyTwo!, /reverse_proxy 127\.0\.0\.1:8000 127\.0\.0\.1:8010 \{/);
  assert.match(caddyTwo!, /reverse_proxy 127\.0\.0\.1:8001 127\.0\.0\.1:8011 \{/);
});

Deno.test("nginx leads http to TLS, but for who makes the certificates", () => {
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
