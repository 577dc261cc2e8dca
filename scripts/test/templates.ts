/** What the processes of a test run have in common: databases that one of them filled, and the moment it all began. */

export interface Templates extends AsyncDisposable {
  /** What the tests are told. */
  readonly env: Readonly<Record<string, string>>;
}

/** An empty folder for this run, gone after it: what another one filled may be of other code. */
export async function openTemplates(): Promise<Templates> {
  const folder = await Deno.makeTempDir({ prefix: "pressdock-templates-" });
  return {
    env: { TEMPLATES: folder, STARTED_AT: String(Math.floor(Date.now() / 1000)) },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
