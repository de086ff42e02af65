import type { CSSProperties, ReactNode } from "react";
import type { Letter } from "./content.ts";
import { PALETTE } from "#domain/site/palette.ts";

/** In the reader's language. */
export type Frame = {
  lang: string;
  zone: string;
  event: string;
  greeting: string;
  noteTitle: string;
  closing: string;
  team: string;
  linkHint: string;
  footer: string;
  /** Contact, alone and in a sentence. */
  email: string;
  support: string;
};

const TEXT_FACE = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY_FACE = "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const CODE_FACE = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";
/** 40 px of 600, less on a phone. */
const GUTTER = "6.67%";

const paragraph: CSSProperties = {
  margin: "0 0 16px",
  fontSize: "16px",
  lineHeight: "25px",
  color: PALETTE.ink,
};
const small: CSSProperties = {
  margin: "0 0 8px",
  fontSize: "13px",
  lineHeight: "20px",
  color: PALETTE.quiet,
};

/** React escapes every value (S45). */
export function MailDocument({ letter, frame, subject }: { letter: Letter; frame: Frame; subject: string }) {
  return (
    <html lang={frame.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: PALETTE.paper, fontFamily: TEXT_FACE }}>
        <div role="article" aria-label={subject} lang={frame.lang} style={{ padding: "24px 12px" }}>
          <div style={{ maxWidth: "600px", margin: "0 auto", backgroundColor: PALETTE.card }}>
            <Header frame={frame} />
            <Body letter={letter} frame={frame} />
          </div>
          <Footer frame={frame} />
        </div>
      </body>
    </html>
  );
}

function Header({ frame }: { frame: Frame }) {
  return (
    <div style={{ backgroundColor: PALETTE.forest, padding: `22px ${GUTTER}` }}>
      <Leaf />
      <span
        style={{
          display: "inline-block",
          verticalAlign: "middle",
          fontFamily: DISPLAY_FACE,
          fontSize: "19px",
          fontWeight: 700,
          letterSpacing: "-0.02em",
          color: PALETTE.paper,
        }}
      >
        {frame.zone}
      </span>
      <span style={{ verticalAlign: "middle", fontSize: "13px", color: PALETTE.mist }}>
        {"\u00A0\u00A0"}
        {frame.event}
      </span>
    </div>
  );
}

/** Drawn with two round corners: mail programs block pictures, not shapes. */
function Leaf() {
  return (
    <span
      aria-hidden="true"
      style={{
        display: "inline-block",
        verticalAlign: "middle",
        width: "20px",
        height: "20px",
        marginRight: "11px",
        borderRadius: "20px 2px 20px 2px",
        backgroundColor: PALETTE.annatto,
      }}
    />
  );
}

function Body({ letter, frame }: { letter: Letter; frame: Frame }) {
  return (
    <div style={{ padding: `36px ${GUTTER} 32px` }}>
      <h1
        style={{
          margin: "0 0 20px",
          fontFamily: DISPLAY_FACE,
          fontSize: "28px",
          lineHeight: "33px",
          fontWeight: 700,
          letterSpacing: "-0.025em",
          color: PALETTE.ink,
        }}
      >
        {letter.title}
      </h1>
      {letter.to && <p style={paragraph}>{frame.greeting}</p>}
      <Paragraphs texts={letter.before} email={frame.email} />
      <Facts letter={letter} />
      <Note title={frame.noteTitle} text={letter.note} />
      <Paragraphs texts={letter.after} email={frame.email} />
      <Button letter={letter} />
      {letter.hints.map((hint) => (
        <p key={hint} style={{ ...small, fontSize: "14px", lineHeight: "21px" }}>
          {hint}
        </p>
      ))}
      <p style={{ ...paragraph, margin: "28px 0 0" }}>
        {frame.closing}
        <br />
        <strong>{frame.team}</strong>
      </p>
      {letter.button && (
        <p
          style={{ ...small, margin: "28px 0 0", paddingTop: "16px", borderTop: `1px solid ${PALETTE.line}` }}
        >
          {frame.linkHint}
          <br />
          <a href={letter.button.url} style={{ color: PALETTE.annattoInk, wordBreak: "break-all" }}>
            {letter.button.url}
          </a>
        </p>
      )}
    </div>
  );
}

/** Our address becomes a mailto link. */
function Paragraphs({ texts, email }: { texts: string[]; email: string }): ReactNode {
  return texts.map((text) => {
    const [before, ...after] = text.split(email);
    return (
      <p key={text} style={paragraph}>
        {before}
        {after.length > 0 && (
          <>
            <a href={`mailto:${email}`} style={{ color: PALETTE.annattoInk }}>
              {email}
            </a>
            {after.join(email)}
          </>
        )}
      </p>
    );
  });
}

/** A table, readable without styles. */
function Facts({ letter }: { letter: Letter }) {
  if (letter.facts.length === 0) return null;
  const cell: CSSProperties = {
    padding: "11px 0",
    borderTop: `1px solid ${PALETTE.line}`,
    textAlign: "left",
  };
  return (
    <table
      cellPadding={0}
      cellSpacing={0}
      style={{
        width: "100%",
        margin: "8px 0 24px",
        borderCollapse: "collapse",
        borderBottom: `1px solid ${PALETTE.line}`,
      }}
    >
      <tbody>
        {letter.facts.map(({ label, value, isCode }) => (
          <tr key={label}>
            <th
              scope="row"
              style={{ ...cell, width: "40%", fontSize: "14px", fontWeight: 400, color: PALETTE.quiet }}
            >
              {label}
            </th>
            <td
              style={{
                ...cell,
                fontSize: isCode ? "19px" : "15px",
                fontWeight: 600,
                fontFamily: isCode ? CODE_FACE : TEXT_FACE,
                letterSpacing: isCode ? "0.06em" : "normal",
                color: PALETTE.ink,
                wordBreak: "break-word",
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <div
      style={{ margin: "0 0 24px", padding: "2px 0 2px 18px", borderLeft: `3px solid ${PALETTE.annatto}` }}
    >
      <p style={{ ...small, margin: "0 0 4px" }}>{title}</p>
      <p style={{ ...paragraph, margin: 0, whiteSpace: "pre-line" }}>{text}</p>
    </div>
  );
}

function Button({ letter }: { letter: Letter }) {
  if (!letter.button) return null;
  return (
    <p style={{ margin: "28px 0" }}>
      <a
        href={letter.button.url}
        style={{
          display: "inline-block",
          padding: "14px 24px",
          borderRadius: "6px",
          backgroundColor: PALETTE.annattoDeep,
          color: "#ffffff",
          fontSize: "16px",
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {letter.button.label}
      </a>
    </p>
  );
}

function Footer({ frame }: { frame: Frame }) {
  return (
    <div style={{ maxWidth: "600px", margin: "0 auto", padding: `20px ${GUTTER}`, boxSizing: "border-box" }}>
      <p style={small}>{frame.footer}</p>
      <p style={{ ...small, margin: 0 }}>{frame.support}</p>
    </div>
  );
}
