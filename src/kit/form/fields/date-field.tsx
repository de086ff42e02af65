import { instantAt, isTimeZone, wallTime } from "#domain/settings/wall-time.ts";
import { formatDate, formatDateTime } from "#i18n/formatters.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** A day of the calendar, "2025-11-10". */
export function DateField(props: FieldProps) {
  const { locale } = useWords();
  const say = (day: string) => (isTime(day) ? formatDate(locale, day, "UTC") : day);
  return <ClockField {...props} type="date" say={say} show={keep} read={keep} />;
}

type MomentFieldProps = FieldProps & {
  /** The zone of an instant, which is typed as its clocks show it; without one the value is what the clocks show. */
  zone?: string;
};

/** A day and a time of day, to the second. */
export function MomentField({ zone, ...props }: MomentFieldProps) {
  const { locale } = useWords();
  const show = (value: string) => (isTime(value) && zone && isTimeZone(zone) ? wallTime(value, zone) : value);
  const read = (wall: string) => (zone && instantAt(wall, zone)) || wall;
  const say = (value: string) =>
    isTime(value) ? formatDateTime(locale, zone ? value : `${value}Z`, zone ?? "UTC") : value;
  return <ClockField {...props} type="datetime-local" say={say} show={show} read={read} />;
}

type ClockFieldProps = FieldProps & {
  type: "date" | "datetime-local";
  say: (value: string) => string;
  /** Between the value and what the browser's own field holds. */
  show: (value: string) => string;
  read: (shown: string) => string;
};

function ClockField({ type, say, show, read, ...props }: ClockFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props, say);
  return (
    <FormField {...around}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          step={type === "date" ? undefined : 1}
          autoComplete="off"
          value={show(value)}
          onChange={(event) => change(read(event.target.value))}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}

function keep(value: string): string {
  return value;
}

function isTime(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}
