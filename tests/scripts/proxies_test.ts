import assert from "node:assert/strict";
import { MAX_UPLOAD_BYTES, REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { hostingFiles } from "../../scripts/build/hosting.ts";
import { PROXY_SECONDS } from "../../scripts/build/proxies.ts";

const files = hostingFiles("https://api.example.test/api", "");
const nginx = files["dist-hosting/nginx-api.conf"]!;
const caddy = files["dist-hosting/Caddyfile"]!;

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
  const servers = named(blocksIn(nginx), "server");
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
