/** Measures the compressed size of files, without the parts that differ between two builds of the same sources. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The hash in a file's name: 40 random bits, which cannot be compressed. */
const NAME = /(?<=[\w]-)[A-Z0-9]{8}(?![\w-])/g;
const NAME_BYTES = 5;
/** The integrity hash of a file in the page: 384 random bits. */
const INTEGRITY = /sha384-[A-Za-z0-9+/=]{64}/g;
const INTEGRITY_BYTES = 48;
const COMMIT = /(<meta name="build" content=")[^"]*/;

const countOf = (text: string, pattern: RegExp) => new Set(text.match(pattern)).size;

/** Returns the compressed bytes of a text; each hash counts by its number of bits. */
export async function stableSize(text: string): Promise<number> {
  const same = text.replace(NAME, "").replace(INTEGRITY, "").replace(COMMIT, "$1");
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const packed = await promisify(brotliCompress)(same, options);
  return packed.byteLength + NAME_BYTES * countOf(text, NAME) + INTEGRITY_BYTES * countOf(text, INTEGRITY);
}
