import {
  Text as PlainText,
  type TextProps as PlainTextProps,
  View,
  type ViewProps,
} from "@react-pdf/renderer";
import { createContext, type PropsWithChildren, type ReactNode, use } from "react";
import { outsideOfNames, RIGHT_TO_LEFT } from "./type/isolated-names.ts";

type TextProps = PropsWithChildren<PlainTextProps>;

const FIRST_LETTER = /\p{L}/u;
/** A name keeps its place in the column; what may be longer than a line begins where its readers begin. */
const NAME_LETTERS = 60;

const InText = createContext(false);

/**
 * Text as react-pdf's, each paragraph of which runs as its first letter does. One that runs from right to left begins at
 * the right, unless it is as short as a name or its style says otherwise.
 */
export function Text(props: TextProps) {
  const isInner = use(InText);
  const { children, style, ...others } = props;
  const text = textOf(children);
  if (isInner || !RIGHT_TO_LEFT.test(text)) return <InnerText {...props} />;
  const paragraphs = typeof children === "string" ? children.split("\n") : [];
  if (paragraphs.length < 2) {
    return (
      <InnerText {...others} style={[runningAs(text), ...listOf(style)]}>
        {children}
      </InnerText>
    );
  }
  return (
    <View {...(others as ViewProps)} style={listOf(style)}>
      {paragraphs.map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- printed once, and two paragraphs may be equal
        <InnerText key={at} style={runningAs(paragraph, true)}>
          {paragraph || " "}
        </InnerText>
      ))}
    </View>
  );
}

function InnerText(props: TextProps) {
  return (
    <InText value>
      <PlainText {...props} />
    </InText>
  );
}

function runningAs(paragraph: string, isLong = paragraph.length > NAME_LETTERS) {
  const [first = ""] = FIRST_LETTER.exec(outsideOfNames(paragraph)) ?? [];
  if (!RIGHT_TO_LEFT.test(first)) return {};
  return isLong
    ? ({ direction: "rtl", textAlign: "right" } as const)
    : ({ direction: "rtl", textAlign: "left" } as const);
}

function listOf(style: TextProps["style"]) {
  if (style === undefined) return [];
  return Array.isArray(style) ? style : [style];
}

function textOf(children: ReactNode): string {
  if (typeof children === "string" || typeof children === "number") return String(children);
  if (Array.isArray(children)) return children.map((child: ReactNode) => textOf(child)).join("");
  if (children && typeof children === "object" && "props" in children) {
    return textOf((children.props as { children?: ReactNode }).children);
  }
  return "";
}
