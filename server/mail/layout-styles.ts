import type { CSSProperties } from "react";
import { PALETTE } from "#domain/site/palette.ts";

/** Every part carries its look itself: many mail programs drop the style sheet. */
export const TEXT_FACE = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";
export const DISPLAY_FACE = "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif";
export const CODE_FACE = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";
/** 40 px of 600, less on a phone. */
export const GUTTER = "6.67%";

export const PARAGRAPH: CSSProperties = {
  margin: "0 0 16px",
  fontSize: "16px",
  lineHeight: "25px",
  color: PALETTE.ink,
};

export const SMALL: CSSProperties = {
  margin: "0 0 8px",
  fontSize: "13px",
  lineHeight: "20px",
  color: PALETTE.quiet,
};

/**
 * Only what cannot stand on a part: the dark looks, for programs that ask for them (Apple Mail). Gmail ignores this and
 * turns the light ones round by itself.
 */
export const DARK_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  `.page{background-color:${PALETTE.river}!important}`,
  `.card{background-color:${PALETTE.forest}!important}`,
  `.panel{background-color:${PALETTE.forest2}!important}`,
  `.ink{color:${PALETTE.paper}!important}`,
  `.quiet{color:${PALETTE.mist}!important}`,
  `.link{color:${PALETTE.annattoLight}!important}`,
  `.line{border-color:${PALETTE.forestLine}!important}`,
  "}",
].join("");
