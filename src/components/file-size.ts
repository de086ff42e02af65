import type { Locale } from "#domain/locales.ts";
import { formatNumber } from "#i18n/formatters.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes in words: 812 kB, 3.4 MB (pt: 3,4 MB). */
export function formatFileSize(locale: Locale, bytes: number): string {
  if (bytes < MEGABYTE) return `${formatNumber(locale, Math.max(1, Math.round(bytes / 1024)))} kB`;
  return `${formatNumber(locale, Math.round((bytes / MEGABYTE) * 10) / 10)} MB`;
}
