/** Defines the port to shipping, which knows the documents of packages. */
import type { PrinterDpi } from "../../../../api/documents/label_flow.ts";
import type { PackagePrint } from "../../../../api/documents/packages.ts";
import type { PackagePrintKind } from "../../../../api/catalogue/prints.ts";
import type { Reader } from "../../../db/database.ts";
import type { FileStore } from "../../../files/store.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";
import type { PrintedRecord } from "./store.ts";

export interface Printables {
  readonly records: readonly PrintedRecord[];
  readonly leftOut: readonly string[];
  /** Codes of packages whose text has letters that no font contains. */
  readonly boxed: readonly string[];
  readonly bytes: number;
}

export interface DocumentPrinter {
  readonly reader: Reader;
  readonly scope: Scope;
  readonly files: FileStore;
  readonly kind: PackagePrintKind;
  readonly print: PackagePrint;
  readonly copies: number;
  /** Resolution of the ZPL printer; null for a PDF. */
  readonly dpi: PrinterDpi | null;
}

export interface PackageDocuments {
  /** Returns the printable documents in the order of the ids; null if the caller may not see one of the records. */
  readonly printablesOf: (
    reader: Reader,
    scope: Scope,
    kind: PackagePrintKind,
    ids: readonly string[],
    print: PackagePrint,
  ) => Promise<Printables | null>;
  /** Draws the file; returns null if no record can be printed any more, for example because its label was voided. */
  readonly draw: (
    records: readonly PrintedRecord[],
    printing: DocumentPrinter,
  ) => Promise<Uint8Array<ArrayBuffer> | null>;
}

export const packageDocuments = definePort<PackageDocuments>("documents of packages");
