/** Checks the `Source:` of comments: it names a file of this repository or a public standard. */
import { join } from "node:path";
import { ROOT } from "../structure/sources.ts";

const exists = new Map<string, boolean>();
function isFile(path: string): boolean {
  const known = exists.get(path);
  if (known !== undefined) return known;
  let found = false;
  try {
    found = Deno.statSync(join(ROOT, path)).isFile;
  } catch {
    // A missing file is reported below.
  }
  exists.set(path, found);
  return found;
}

const records = new Set(
  [...Deno.readDirSync(join(ROOT, "docs/adr"))].map(({ name }) => Number(name.slice(0, 4))).filter(Boolean),
);

let requirements: ReadonlySet<string> | undefined;
/** Returns the ids of `docs/requirements.md`: `S3.1`, `C5`. */
export function requirementIds(): ReadonlySet<string> {
  return requirements ??= new Set(
    isFile("docs/requirements.md")
      ? [
        ...Deno.readTextFileSync(join(ROOT, "docs/requirements.md")).matchAll(/\*\*([SC]\d+(?:\.\d+)?)\*\*/g),
      ]
        .map((match) => match[1]!)
      : [],
  );
}

/** Standards, manuals and data that are public. */
const PUBLIC = new RegExp(
  `\\b(?:${
    [
      "RFC|ISO|IEC|EN|DIN|NIST|FIPS|ITU|ICAO|IANA|ECMA|WHATWG|W3C|WCAG|ARIA|UAX|Unicode|CLDR|OWASP|CWE|Directive|Regulation",
      "HTML|CSS|PNG|PDF|TIFF|JPEG|WebP|Exif|ZIP|APPNOTE|zlib|OpenType|TrueType|Oklab|MIME Sniffing|Standard Webhooks",
      "UPU|S10|GS1|USPS|IMpb|FedEx|UPS|DHL|Mailmark|Incoterms|ZPL|tracking_number_data|libaddressinput|postcode-validator",
      "GraphQL|OpenTelemetry|Prometheus|SQLite|Postgres|PostgreSQL|OAuth|OpenID|xkeyboard-config|PDFium|fpdfview|griffel",
      "Adobe|AWS|S3|Shopify|Etsy|TikTok|EasyPost|Slack|Zebra|Floyd and Steinberg|avoirdupois|public domain",
    ].join("|")
  })\\b|\\b[a-z0-9-]+\\.(?:com|org|dev|io|net|gov|eu|de)\\b`,
);

const PATHS = /\b(?:[\w.-]+\/)+[\w.-]+\.\w+|\b[\w-]+\.(?:md|json|ts|tsx)\b/g;
const PLANS =
  "spec|workshop|shipping|money|security|operations|ecosystem|screens|domain|handover|architecture|issue|speed";
/** Matches documents of a plan that is not in the repository, cited by a paragraph or a number. */
const ABSENT = new RegExp(`\\b(?:${PLANS})(?:\\.md)?,? (?:§ ?\\d+|[A-Z]\\d+(?:\\.\\d+)?\\b)`);
const BEGINS_WITH_PLAN = new RegExp(`^(?:${PLANS})\\b(?!\\.md|/)`);

/** Returns the missing part of a reference, an empty text if its target exists, undefined if it names no target. */
function lostPart(reference: string): string | undefined {
  if (BEGINS_WITH_PLAN.test(reference)) return reference;
  const paths = [...reference.matchAll(PATHS)].map(([path]) => path);
  const isOurs = (path: string) =>
    /^(?:docs|api|machines|resources|scripts|server|src|tests)\/|\.md$/.test(path);
  const missing = paths.find((path) => isOurs(path) && !isFile(path) && !isFile(`docs/${path}`));
  if (missing) return missing;
  if (reference.includes("requirements.md")) {
    const ids = reference.match(/\b[SC]\d+(?:\.\d+)?\b/g) ?? [];
    return ids.length === 0 ? reference : ids.find((id) => !requirementIds().has(id)) ?? "";
  }
  const numbers = [...reference.matchAll(/(?:ADRs?|docs\/adr\/)\s?(\d+)/g)].map((match) => Number(match[1]));
  const absent = numbers.find((number) => !records.has(number));
  if (absent !== undefined) return `ADR ${absent}`;
  return paths.some(isOurs) || numbers.length > 0 || PUBLIC.test(reference) ? "" : undefined;
}

/** Returns the references of a comment whose target is missing. */
export function lostReferences(comment: string): string[] {
  const lost = [...comment.matchAll(/\bSources?: (.*?)(?=\. [A-Z]|\.?$|\.? Source:)/g)].flatMap(
    ([, text]) => {
      const parts = text!.split(/;\s/);
      const found = parts.map(lostPart);
      const wrong = found.filter((part) => part !== undefined && part !== "") as string[];
      return found.every((part) => part === undefined) ? [text!] : wrong;
    },
  );
  if (lost.length > 0) return lost;
  const absent = ABSENT.exec(comment.replace(/docs\/[\w/.-]+\.md[^;.]*/g, ""));
  return absent ? [absent[0]] : [];
}
