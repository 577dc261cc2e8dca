/** Takes no labels from callers, which limits the series. Source: https://prometheus.io/docs/practices/naming/. */
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
const registers = [registry];

/** Limits of buckets in seconds. Source: OpenTelemetry, semantic conventions of HTTP metrics. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: "http_server_request_duration_seconds",
  help: "Time until the head of the answer, by route and status; the route is empty for an unknown path.",
  labelNames: ["http_request_method", "http_route", "http_response_status_code"] as const,
  buckets: SECONDS,
  registers,
});

export const refusals = new Counter({
  name: "pressdock_refusals_total",
  help: "Errors that answers named, by their code; INTERNAL is a fault of the server.",
  labelNames: ["code"] as const,
  registers,
});

export const connectionWaitSeconds = new Histogram({
  name: "db_client_connection_wait_time_seconds",
  help: "Time until a read or a write got a connection to the database.",
  buckets: SECONDS,
  registers,
});

export const eventLoopDelaySeconds = new Histogram({
  name: "pressdock_event_loop_delay_seconds",
  help: "How much too late a timer ran, measured twice a second.",
  buckets: SECONDS,
  registers,
});

export const sockets = new Gauge({
  name: "pressdock_live_sockets",
  help: "Open sockets of live changes.",
  registers,
});

export const loopFailures = new Counter({
  name: "pressdock_background_failures_total",
  help: "Runs of background work that failed and are tried again.",
  labelNames: ["work"] as const,
  registers,
});

new Gauge({
  name: "process_resident_memory_bytes",
  help: "Memory of the process that is in use.",
  registers,
  collect() {
    this.set(Deno.memoryUsage().rss);
  },
});

new Gauge({
  name: "pressdock_heap_used_bytes",
  help: "Memory of the JavaScript heap that is in use.",
  registers,
  collect() {
    this.set(Deno.memoryUsage().heapUsed);
  },
});

/** Counts rows in the database that wait or have failed, so that every process returns the same numbers. */
export const work = new Gauge({
  name: "pressdock_work",
  help: "Jobs, deliveries and labels that wait or were given up in the last day, in the whole installation.",
  labelNames: ["kind", "state"] as const,
  registers,
});

export const freeBytes = new Gauge({
  name: "pressdock_disk_free_bytes",
  help: "Free room on the fullest disk of data and files.",
  registers,
});
