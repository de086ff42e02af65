import { type TextProps, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Text } from "../text.tsx";
import { INK, styles } from "../styles.ts";
import { Tagged, tagged } from "../tagged.tsx";

type Style = NonNullable<TextProps["style"]>;

/** Never the last thing on a page; stands beside what it is of, not around it. */
export function Heading({ children }: { children: string }) {
  return (
    <Tagged as="H2" wrap={false} minPresenceAhead={1} bookmark={children}>
      <Text style={styles.heading}>{children}</Text>
    </Tagged>
  );
}

type ParagraphProps = { style?: Style; keep?: boolean; children: string };

/** A paragraph; `keep` keeps it on the page of what follows. */
export function Paragraph({ style, keep = false, children }: ParagraphProps) {
  return (
    <Text style={style ?? {}} {...(keep ? { minPresenceAhead: 1 } : {})} {...tagged("P")}>
      {children}
    </Text>
  );
}

export type Fact = { label: string; value: string };

/** Under the head of a paper: what it is about, in equal columns of a line each. */
export function Meta({ facts }: { facts: readonly Fact[] }) {
  return (
    <Tagged as="L" style={[styles.columns, { gap: 8 }]}>
      {facts.map(({ label, value }) => (
        <Tagged as="LI" key={label} style={styles.column}>
          <Label>{label}</Label>
          <Value style={styles.strong}>{value}</Value>
        </Tagged>
      ))}
    </Tagged>
  );
}

/** Figures that one looks for, large, under their labels. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  return (
    <Tagged as="L" style={styles.columns}>
      {facts.map(({ label, value }, at) => (
        <Tagged as="LI" key={label} style={at === 0 ? { flexGrow: 1.2, flexBasis: 0 } : styles.column}>
          <Label>{label}</Label>
          <Value style={at === 0 ? styles.figure : { ...styles.strong, fontSize: 13, marginTop: 5 }}>
            {value}
          </Value>
        </Tagged>
      ))}
    </Tagged>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Text style={styles.small} {...tagged("Lbl")}>
      {children}
    </Text>
  );
}

function Value({ style, children }: { style: Style; children: string }) {
  return (
    <Text style={style} {...tagged("LBody")}>
      {children}
    </Text>
  );
}

type FactListProps = {
  /** Facts to list; those with an unknown value are left out. */
  facts: readonly (Omit<Fact, "value"> & { value: ReactNode })[];
  /** Width of the labels, in points. */
  labelWidth?: number;
  /** Draws a line above each fact, for long answers. */
  isRuled?: boolean;
};

/** Short lists stand whole on a page. */
const MOST_LETTERS = 600;

/** What is known, a line each; of a long list the first two stay together. */
export function FactList({ facts, labelWidth = 88, isRuled = false }: FactListProps) {
  const known = facts.filter(({ value }) => typeof value !== "string" || value.trim() !== "");
  const isShort =
    known.reduce((sum, { value }) => sum + (typeof value === "string" ? value.length : Infinity), 0) <
    MOST_LETTERS;
  return (
    <Tagged as="L" {...(isShort && known.length <= 8 ? { wrap: false } : {})}>
      {known.map(({ label, value }, at) => (
        <Tagged
          as="LI"
          key={label}
          {...(at === 0 ? { minPresenceAhead: 1 } : {})}
          style={[
            { flexDirection: "row" },
            isRuled ? { ...styles.ruled, paddingVertical: 4.5 } : { paddingVertical: 1.2 },
          ]}
        >
          <Text style={[styles.quiet, { width: labelWidth, paddingRight: 8 }]} {...tagged("Lbl")}>
            {label}
          </Text>
          {typeof value === "string" ? (
            <Text style={styles.column} {...tagged("LBody")}>
              {value}
            </Text>
          ) : (
            <Tagged as="LBody" style={styles.column}>
              {value}
            </Tagged>
          )}
        </Tagged>
      ))}
    </Tagged>
  );
}

/** A word and its colour: where something stands. */
export function Mark({ tone, children }: { tone: "good" | "wait"; children: string }) {
  return (
    <Tagged as="P" style={{ flexDirection: "row", marginTop: 10 }}>
      <Text
        style={{
          ...styles.strong,
          paddingHorizontal: 9,
          paddingVertical: 3,
          borderRadius: 9,
          backgroundColor: INK[tone],
          color: tone === "good" ? INK.goodInk : INK.waitInk,
        }}
      >
        {children}
      </Text>
    </Tagged>
  );
}

/** What a paper is for, on a ground of its own; never broken over pages. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <View
      wrap={false}
      style={{
        marginTop: 11,
        paddingHorizontal: 14,
        paddingVertical: 9,
        borderRadius: 4,
        backgroundColor: INK.wash,
      }}
    >
      {children}
    </View>
  );
}
