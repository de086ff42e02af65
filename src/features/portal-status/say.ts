import { formatNumber } from "#i18n/formatters.ts";
import type { Locale } from "#domain/locales.ts";

const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** Bytes in two or three figures: 812 kB, 3.4 MB, 22.9 GB. */
export function sayBytes(locale: Locale, bytes: number): string {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatNumber(locale, rounded)}\u00A0${UNITS[unit]}`;
}

/** 0.4 ms, 12 ms, 1.3 s, 4 min */
export function sayMs(locale: Locale, ms: number): string {
  if (ms < 10) return `${formatNumber(locale, Math.round(ms * 10) / 10)}\u00A0ms`;
  if (ms < 1_000) return `${formatNumber(locale, Math.round(ms))}\u00A0ms`;
  if (ms < 100_000) return `${formatNumber(locale, Math.round(ms / 100) / 10)}\u00A0s`;
  return `${formatNumber(locale, Math.round(ms / 60_000))}\u00A0min`;
}
