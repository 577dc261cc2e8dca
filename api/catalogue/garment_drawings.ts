/** Outlines are in millimeters of an adult size M; products whose sizes differ much are scaled to their print area. */
import type { Outline } from "./outlines.ts";

/** Middle of the upper edge of a print area, in millimeters. */
interface UpperEdge {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends UpperEdge {
  readonly w: number;
  readonly h: number;
}

export interface Drawing {
  readonly w: number;
  readonly h: number;
  readonly body: string;
  /** Seams that are visible from both sides; `front` and `back` are those of one side only. */
  readonly seams?: string;
  readonly front?: string;
  readonly back?: string;
  /** Places of print areas, to scale; an area without an entry has that of `front`. */
  readonly at: Readonly<Record<string, UpperEdge | Frame>>;
}

const SLEEVED_BODY =
  "L670 56C722 72 750 100 766 140L938 566C941 574 938 581 930 584L866 610C858 613 851 610 848 602L755 372" +
  "L755 722C755 730 750 735 742 735L258 735C250 735 245 730 245 722L245 372L152 602C149 610 142 613 134 610" +
  "L70 584C62 581 59 574 62 566L234 140C250 100 278 72 330 56Z";
const SLEEVED_SEAMS =
  "M755 372C737 270 738 180 754 112M245 372C263 270 262 180 246 112M924 536L838 570M76 536L162 570";
const SLEEVED_AT = {
  front: { x: 500, y: 150 },
  back: { x: 500, y: 120 },
  left_sleeve: { x: 836, y: 300 },
  right_sleeve: { x: 164, y: 300 },
  pocket: { x: 610, y: 190 },
  inside: { x: 500, y: 70 },
  full: { x: 60, y: 28, w: 880, h: 707 },
};

const TEE: Drawing = {
  w: 840,
  h: 764,
  body: "M335 28C365 84 475 84 505 28L590 56C640 72 668 100 690 132L820 292C824 297 823 303 818 307L738 366" +
    "C732 370 726 369 722 364L675 300L675 722C675 730 670 735 662 735L178 735C170 735 165 730 165 722L165 300" +
    "L118 364C114 369 108 370 102 366L22 307C17 303 16 297 20 292L150 132C172 100 200 72 250 56Z",
  seams: "M675 300C657 230 658 160 674 110M165 300C183 230 182 160 166 110M165 710L675 710M807 284L716 352" +
    "M33 284L124 352",
  front: "M319 33C354 108 486 108 521 33",
  back: "M335 28C370 52 470 52 505 28M319 33C360 70 480 70 521 33",
  at: {
    front: { x: 420, y: 150 },
    back: { x: 420, y: 120 },
    left_sleeve: { x: 738, y: 210 },
    right_sleeve: { x: 102, y: 210 },
    pocket: { x: 525, y: 190 },
    inside: { x: 420, y: 72 },
    full: { x: 16, y: 28, w: 808, h: 707 },
  },
};

const LONG_SLEEVE: Drawing = {
  w: 1000,
  h: 764,
  body: `M415 28C445 84 555 84 585 28${SLEEVED_BODY}`,
  seams: `M245 690L755 690${SLEEVED_SEAMS}`,
  front: "M399 33C434 108 566 108 601 33",
  back: "M415 28C450 52 550 52 585 28M399 33C440 70 560 70 601 33",
  at: SLEEVED_AT,
};

const HOODIE: Drawing = {
  w: 1000,
  h: 872,
  body: "M388 160C362 74 420 14 500 14C580 14 638 74 612 160L670 164C722 180 750 208 766 248L938 674" +
    "C941 682 938 689 930 692L866 718C858 721 851 718 848 710L755 480L755 830C755 838 750 843 742 843L258 843" +
    "C250 843 245 838 245 830L245 480L152 710C149 718 142 721 134 718L70 692C62 689 59 682 62 674L234 248" +
    "C250 208 278 180 330 164Z",
  seams: "M245 796L755 796M755 480C737 378 738 288 754 220M245 480C263 378 262 288 246 220M924 644L838 678" +
    "M76 644L162 678",
  front: "M388 160C408 224 470 250 500 262C530 250 592 224 612 160M424 172C414 96 452 52 500 52" +
    "C548 52 586 96 576 172C560 210 524 230 500 240C476 230 440 210 424 172M478 236L472 372M522 236" +
    "L528 372M380 610L620 610L686 724L686 796L314 796L314 724Z",
  back: "M388 160C420 206 580 206 612 160M500 14C508 70 508 130 500 194",
  at: {
    front: { x: 500, y: 276 },
    back: { x: 500, y: 250 },
    left_sleeve: { x: 836, y: 408 },
    right_sleeve: { x: 164, y: 408 },
    pocket: { x: 620, y: 300 },
    hood: { x: 500, y: 40 },
    inside: { x: 500, y: 178 },
    full: { x: 60, y: 14, w: 880, h: 829 },
  },
};

const JACKET: Drawing = {
  w: 1000,
  h: 764,
  body: `M405 30C420 10 580 10 595 30${SLEEVED_BODY}`,
  seams: `M245 676L755 676${SLEEVED_SEAMS}`,
  front: "M405 30C420 64 470 84 500 84C530 84 580 64 595 30M424 20C440 48 470 60 500 60" +
    "C530 60 560 48 576 20M496 84L496 735M504 84L504 735M330 500L388 610M670 500L612 610",
  back: "M405 30C440 54 560 54 595 30",
  at: SLEEVED_AT,
};

const TANK: Drawing = {
  w: 600,
  h: 764,
  body:
    "M192 28L232 28C238 150 362 150 368 28L408 28C412 140 446 216 548 250L548 722C548 730 543 735 535 735" +
    "L65 735C57 735 52 730 52 722L52 250C154 216 188 140 192 28Z",
  seams: "M52 710L548 710",
  front: "M216 28C222 174 378 174 384 28M176 28C172 130 140 196 52 232M424 28C428 130 460 196 548 232",
  back: "M216 28C222 110 378 110 384 28",
  at: {
    front: { x: 300, y: 220 },
    back: { x: 300, y: 190 },
    pocket: { x: 400, y: 260 },
    inside: { x: 300, y: 150 },
    full: { x: 52, y: 28, w: 496, h: 707 },
  },
};

const DRESS: Drawing = {
  w: 760,
  h: 1000,
  body: "M300 28C330 84 430 84 460 28L530 52C572 66 596 92 612 122L690 236C694 242 692 248 687 252L632 292" +
    "C626 296 620 295 616 290L560 220C560 310 546 366 532 420L716 924C720 936 715 944 704 947" +
    "C500 990 260 990 56 947C45 944 40 936 44 924L228 420C214 366 200 310 200 220L144 290C140 295 134 296 128 292" +
    "L73 252C68 248 66 242 70 236L148 122C164 92 188 66 230 52Z",
  seams: "M228 420C310 436 450 436 532 420M320 434C300 610 250 800 214 968M440 434C460 610 510 800 546 968",
  front: "M286 33C320 106 440 106 474 33M380 437L380 979M560 220C548 180 550 130 566 84M200 220" +
    "C212 180 210 130 194 84",
  back: "M286 33C330 66 430 66 474 33M380 60L380 420",
  at: {
    front: { x: 380, y: 130 },
    back: { x: 380, y: 110 },
    inside: { x: 380, y: 72 },
    full: { x: 44, y: 28, w: 672, h: 945 },
  },
};

const BODYSUIT: Drawing = {
  w: 420,
  h: 470,
  body: "M156 24C172 58 248 58 264 24L312 38C336 46 352 60 362 78L410 138C413 142 412 146 408 149L372 176" +
    "C368 179 364 178 361 174L330 138L330 322C330 348 318 362 298 372C270 386 254 402 250 424L247 444" +
    "C246 449 243 452 238 452L182 452C177 452 174 449 173 444L170 424C166 402 150 386 122 372C102 362 90 348 90 322" +
    "L90 138L59 174C56 178 52 179 48 176L12 149C8 146 7 142 10 138L58 78C68 60 84 46 108 38Z",
  seams: "M318 362C282 374 258 396 250 424M102 362C138 374 162 396 170 424",
  front: "M148 27C168 70 252 70 272 27M156 24C158 70 130 100 96 104M264 24C262 70 290 100 324 104M174 436" +
    "L246 436M185 444C185 440 191 440 191 444C191 448 185 448 185 444" +
    "M207 444C207 440 213 440 213 444C213 448 207 448 207 444" +
    "M229 444C229 440 235 440 235 444C235 448 229 448 229 444",
  back: "M148 27C176 48 244 48 272 27",
  at: {
    front: { x: 116, y: 96, w: 188, h: 240 },
    back: { x: 116, y: 80, w: 188, h: 250 },
    inside: { x: 196, y: 50, w: 28, h: 24 },
    full: { x: 10, y: 24, w: 400, h: 428 },
  },
};

const TROUSERS: Drawing = {
  w: 560,
  h: 1060,
  body:
    "M124 24L436 24C441 24 445 27 446 32L456 80C480 240 500 520 512 1012C512 1024 506 1030 496 1030L384 1036" +
    "C374 1036 368 1031 366 1020L290 420C288 408 272 408 270 420L194 1020C192 1031 186 1036 176 1036L64 1030" +
    "C54 1030 48 1024 48 1012C60 520 80 240 104 80L114 32C115 27 119 24 124 24Z",
  seams: "M106 74L454 74M280 74L280 410M50 984L188 990M510 984L372 990",
  front: "M132 84C146 150 128 190 94 204M428 84C414 150 432 190 466 204M262 76C258 130 260 150 254 190" +
    "M298 76C302 130 300 150 306 190",
  at: {
    front: { x: 392, y: 220 },
    back: { x: 168, y: 220 },
    pocket: { x: 400, y: 210 },
    inside: { x: 280, y: 30 },
    full: { x: 48, y: 24, w: 464, h: 1012 },
  },
};

const CAP: Drawing = {
  w: 320,
  h: 226,
  body: "M44 160C36 62 92 18 160 18C228 18 284 62 276 160C304 172 318 190 314 204C312 211 306 213 298 210" +
    "C220 186 100 186 22 210C14 213 8 211 6 204C2 190 16 172 44 160Z",
  seams: "M152 16C152 9.4 168 9.4 168 16C168 22.6 152 22.6 152 16",
  front: "M44 160C90 134 230 134 276 160M160 18L160 140M160 18C106 34 84 84 84 146M160 18" +
    "C214 34 236 84 236 146M32 190C100 166 220 166 288 190",
  back: "M160 18L160 100M108 158C110 116 210 116 212 158M44 160C90 174 230 174 276 160",
  at: {
    front: { x: 104, y: 70, w: 112, h: 58 },
    back: { x: 115, y: 70, w: 90, h: 40 },
    full: { x: 44, y: 18, w: 232, h: 142 },
  },
};

const BAG: Drawing = {
  w: 440,
  h: 660,
  body: "M112 216L112 150C112 -26 328 -26 328 150L328 216L304 216L304 150C304 10 136 10 136 150L136 216Z" +
    "M30 208L410 208C415 208 418 211 418 216L424 626C424 634 419 640 411 640L29 640C21 640 16 634 16 626L22 216" +
    "C22 211 25 208 30 208Z",
  seams: "M21 236L419 236M112 208L112 262L136 262L136 208M304 208L304 262L328 262L328 208",
  at: {
    front: { x: 220, y: 280 },
    back: { x: 220, y: 280 },
    inside: { x: 220, y: 236 },
    full: { x: 16, y: 208, w: 408, h: 432 },
  },
};

const MUG: Drawing = {
  w: 380,
  h: 330,
  body: "M273 92C372 76 372 250 271 244L271.4 218C334 226 334 108 272.8 118Z" +
    "M46 44C46 18 274 18 274 44L270 270C269 294 254 310 230 310L90 310C66 310 51 294 50 270Z",
  seams: "M46 44C46 70 274 70 274 44M58 44C58 26 262 26 262 44C262 62 58 62 58 44M72 300L248 300",
  at: {
    front: { x: 66, y: 84, w: 188, h: 200 },
    inside: { x: 120, y: 34, w: 80, h: 22 },
    full: { x: 54, y: 84, w: 212, h: 200 },
  },
};

const PILLOW: Drawing = {
  w: 480,
  h: 480,
  body: "M26 40C22 28 30 22 42 26C170 52 310 52 438 26C450 22 458 28 454 40C428 170 428 310 454 440" +
    "C458 452 450 458 438 454C310 428 170 428 42 454C30 458 22 452 26 440C52 310 52 170 26 40Z",
  seams: "M44 44C172 68 308 68 436 44C412 172 412 308 436 436C308 412 172 412 44 436C68 308 68 172 44 44",
  back: "M60 250L420 250",
  at: { front: { x: 62, y: 62, w: 356, h: 356 }, full: { x: 30, y: 30, w: 420, h: 420 } },
};

const SHEET: Drawing = {
  w: 400,
  h: 400,
  body: "",
  at: { front: { x: 20, y: 20, w: 360, h: 360 } },
};

export const DRAWINGS: Readonly<Record<Outline, Drawing>> = {
  tee: TEE,
  long_sleeve: LONG_SLEEVE,
  tank: TANK,
  hoodie: HOODIE,
  jacket: JACKET,
  dress: DRESS,
  bodysuit: BODYSUIT,
  trousers: TROUSERS,
  cap: CAP,
  bag: BAG,
  mug: MUG,
  pillow: PILLOW,
  sheet: SHEET,
};

interface Size {
  readonly w_mm: number;
  readonly h_mm: number;
}

export function frameOf(
  { at }: Drawing,
  area: string,
  { w_mm, h_mm }: Size,
): Frame & { readonly perMm: number } {
  const place: UpperEdge & Partial<Frame> = at[area] ?? at["front"] ?? { x: 0, y: 0 };
  if (place.w === undefined || place.h === undefined) {
    return { x: place.x - w_mm / 2, y: place.y, w: w_mm, h: h_mm, perMm: 1 };
  }
  const perMm = Math.min(place.w / w_mm, place.h / h_mm);
  const [w, h] = [w_mm * perMm, h_mm * perMm];
  return { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h, perMm };
}
