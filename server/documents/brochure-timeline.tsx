import { View } from "@react-pdf/renderer";
import type { Locale } from "#domain/locales.ts";
import { endOf, monthsOf, shortMonth, type Span } from "#i18n/date-range.ts";
import { Text } from "./text.tsx";

/** With more months than this the days of a summit are too thin to see. */
const MOST_MONTHS = 10;

type TimelineProps = {
  locale: Locale;
  spans: readonly { name: string; colour: string; span: Span }[];
  /** The colours of its rules and of the months' names. */
  line: string;
  text: string;
};

/** The months from the first span to the last, to scale; decoration, since the dates in words stand below it. */
export function Timeline({ locale, spans, line, text }: TimelineProps) {
  const months = monthsOf(spans.map(({ span }) => span));
  if (months.length > MOST_MONTHS) return null;
  const start = months[0]?.getTime() ?? 0;
  const end = months.at(-1)?.getTime() ?? 1;
  const share = (time: number) => ((time - start) / (end - start)) * 100;
  return (
    <View style={{ position: "relative", height: 40, marginTop: 18 }}>
      <View style={{ position: "absolute", top: 8, left: 0, right: 0, height: 0.6, backgroundColor: line }} />
      {months.slice(0, -1).map((month) => (
        <View
          key={month.getTime()}
          style={{
            position: "absolute",
            top: 8,
            left: `${share(month.getTime())}%`,
            height: 32,
            borderLeftWidth: 0.6,
            borderLeftColor: line,
            paddingLeft: 6,
            paddingTop: 14,
          }}
        >
          <Text style={{ fontSize: 8.5, color: text }}>{shortMonth(locale, month)}</Text>
        </View>
      ))}
      {spans.map(({ name, colour, span }) => {
        const [from, to] = [Date.parse(span.from), endOf(span)];
        return (
          <View
            key={name}
            style={{
              position: "absolute",
              top: 0,
              left: `${share(from)}%`,
              width: `${share(to) - share(from)}%`,
              height: 16,
              borderRadius: 1.5,
              backgroundColor: colour,
            }}
          />
        );
      })}
    </View>
  );
}
