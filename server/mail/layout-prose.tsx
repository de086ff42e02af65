import type { CSSProperties, ReactNode } from "react";
import { PALETTE } from "#domain/site/palette.ts";
import { runsFromRight } from "#i18n/isolate.ts";
import type { Prose, Span } from "./content.ts";
import { PARAGRAPH } from "./layout-styles.ts";

/** Sentences of the portal, and what the team has written with its formatting. */
export function Paragraphs({ texts, email }: { texts: Prose[]; email: string }): ReactNode {
  return texts.map((prose) => {
    const key = JSON.stringify(prose);
    if (typeof prose === "string") {
      return (
        <p key={key} className="ink" style={PARAGRAPH}>
          {withAddress(prose, email)}
        </p>
      );
    }
    if (Array.isArray(prose)) {
      return (
        <p
          key={key}
          className="ink"
          dir={directionOf(prose)}
          style={{ ...PARAGRAPH, whiteSpace: "pre-line" }}
        >
          {spansOf(prose)}
        </p>
      );
    }
    const List = prose.isNumbered ? "ol" : "ul";
    return (
      <List key={key} className="ink" style={{ ...PARAGRAPH, paddingLeft: "22px" }}>
        {prose.items.map((item) => (
          <li key={JSON.stringify(item)} dir={directionOf(item)} style={{ margin: "0 0 6px" }}>
            {spansOf(item)}
          </li>
        ))}
      </List>
    );
  });
}

function directionOf(spans: Span[]): "rtl" | undefined {
  return runsFromRight(spans.map(({ text }) => text).join("")) ? "rtl" : undefined;
}

/** Turns the event's own address into a mailto link. */
function withAddress(text: string, email: string): ReactNode {
  const [before, ...after] = text.split(email);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a className="link" href={`mailto:${email}`} style={{ color: PALETTE.annattoInk, wordBreak: "normal" }}>
        {email}
      </a>
      {after.join(email)}
    </>
  );
}

function spansOf(spans: Span[]): ReactNode {
  return spans.map(({ text, isBold, isItalic, url }, at) => {
    const key = `${at} ${text}`;
    const style: CSSProperties = {
      ...(isBold && { fontWeight: 700 }),
      ...(isItalic && { fontStyle: "italic" }),
    };
    return url === undefined ? (
      <span key={key} style={style}>
        {text}
      </span>
    ) : (
      <a key={key} className="link" href={url} style={{ ...style, color: PALETTE.annattoInk }}>
        {text}
      </a>
    );
  });
}
