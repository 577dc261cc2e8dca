/** Finds motion where somebody wants less of it. */
import type { Page } from "playwright-core";

/**
 * Notes every animation and transition that lasts, but for those of a colour or of how much is seen through: WCAG counts
 * neither as motion, and whether rows that are waited for fade in is a question of how long they take.
 */
const NOTE_MOTION = `
globalThis.moved = [];
const isLong = (duration) => Number(duration) > 10;
const isStill = /^(offset|computedOffset|easing|composite|opacity)$|color|fill|stroke|shadow|outline|background/i;
const isMotion = (frames) => frames.some((frame) => Object.keys(frame).some((name) => !isStill.test(name)));
const note = ({ target, propertyName, animationName }) => {
  // A spinner shows that something is under way, and turns slowly.
  if (target.closest(".fui-Spinner")) return;
  for (const { effect } of target.getAnimations()) {
    const { duration } = effect.getComputedTiming();
    if (!isLong(duration) || !isMotion(effect.getKeyframes())) continue;
    moved.push((propertyName ?? animationName) + " " + duration + " of " + target.className);
  }
};
for (const type of ["transitionrun", "animationstart"]) addEventListener(type, note, true);
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  if (isLong(options?.duration ?? options)) moved.push("animate " + JSON.stringify(frames));
  return animate.call(this, frames, options);
};`;

/** From its next load on the page notes what moves. */
export const noteMotion = (page: Page): Promise<unknown> => page.addInitScript(NOTE_MOTION);

/** Returns the things that have moved since the last call. */
export const takeMovements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));
