import { ART_REFUSALS, type ArtRefusal } from "../../../../../api/catalogue/artwork.ts";

export class ArtRefused extends Error {
  constructor(readonly code: ArtRefusal) {
    super(ART_REFUSALS[code]);
    this.name = "ArtRefused";
  }
}
