/** The entry of `INSPECT=1 deno task start`. */
import "./inspected_first.ts";
import "./main.tsx";
