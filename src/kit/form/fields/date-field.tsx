import { instantAt, isTimeZone, wallTime } from "#domain/wall-time.ts";
import { formatDate, formatMoment } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LineField } from "./line-field.tsx";
import type { FieldProps } from "./use-field.ts";

/** A day; the value reads "2025-11-10". */
export function DateField(props: FieldProps) {
  const { locale } = useWords();
  const say = (day: string) => (isTime(day) ? formatDate(locale, day, "UTC") : day);
  return <LineField {...props} type="date" say={say} show={String} read={String} />;
}

type MomentFieldProps = FieldProps & {
  /** The time zone of an instant; without a zone the value is a wall time. */
  zone?: string;
};

/** Date and time to the second. */
export function MomentField({ zone, ...props }: MomentFieldProps) {
  const { locale } = useWords();
  const show = (value: string) => (isTime(value) && zone && isTimeZone(zone) ? wallTime(value, zone) : value);
  const read = (wall: string) => (zone && instantAt(wall, zone)) || wall;
  const say = (value: string) =>
    isTime(value) ? formatMoment(locale, zone ? value : `${value}Z`, zone ?? "UTC") : value;
  return <LineField {...props} type="datetime-local" step={1} say={say} show={show} read={read} />;
}

function isTime(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}
