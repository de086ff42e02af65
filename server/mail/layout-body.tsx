import type { CSSProperties } from "react";
import { PALETTE } from "#domain/site/palette.ts";
import type { Figure, Frame, Letter, LetterFact } from "./content.ts";
import { Paragraphs } from "./layout-prose.tsx";
import { CODE_FACE, DISPLAY_FACE, PARAGRAPH, SMALL, TEXT_FACE } from "./layout-styles.ts";

type Part = { letter: Letter; frame: Frame };

/** What happened, how much and by when, the details, the one thing to do. */
export function Body({ letter, frame }: Part) {
  return (
    <>
      <h1
        className="ink"
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
      {letter.to && (
        <p className="ink" style={PARAGRAPH}>
          {frame.greeting}
        </p>
      )}
      <Paragraphs texts={letter.before} email={frame.email} />
      <Figures letter={letter} />
      <Block block={letter.block} />
      <Facts facts={letter.facts} />
      <Taxes taxes={letter.taxes} />
      <Note title={frame.noteTitle} text={letter.note} />
      <Paragraphs texts={letter.after} email={frame.email} />
      <Button button={letter.button} />
      {letter.hints.map((hint) => (
        <p key={hint} className="quiet" style={{ ...SMALL, fontSize: "14px", lineHeight: "21px" }}>
          {hint}
        </p>
      ))}
      <p className="ink" style={{ ...PARAGRAPH, margin: "24px 0 0" }}>
        {frame.closing}
        {frame.office && <br />}
        {frame.office}
      </p>
    </>
  );
}

/** Side by side where there is room, else below each other. */
function Figures({ letter: { figure, day } }: { letter: Letter }) {
  const shown = [figure, day].filter((one) => one !== undefined);
  if (shown.length === 0) return null;
  return (
    <div style={{ margin: "8px 0 24px", borderTop: `3px solid ${PALETTE.annatto}` }}>
      {shown.map((one) => (
        <LargeFigure key={one.label} figure={one} />
      ))}
    </div>
  );
}

function LargeFigure({ figure: { label, value, isCode, remark } }: { figure: Figure }) {
  return (
    <div style={{ display: "inline-block", margin: "14px 40px 0 0", verticalAlign: "top" }}>
      <div className="quiet" style={{ ...SMALL, margin: 0, fontSize: "14px" }}>
        {label}
      </div>
      <div
        className="figure ink"
        style={{
          fontFamily: isCode ? CODE_FACE : DISPLAY_FACE,
          fontSize: "28px",
          lineHeight: "36px",
          fontWeight: 700,
          letterSpacing: isCode ? "0.06em" : "-0.02em",
          color: PALETTE.ink,
        }}
      >
        {value}
      </div>
      {remark && (
        <div className="quiet" style={{ ...SMALL, margin: 0 }}>
          {remark}
        </div>
      )}
    </div>
  );
}

/** Line by line, so that it is copied as it reads. */
function Block({ block }: Pick<Letter, "block">) {
  if (!block) return null;
  return (
    <div
      className="panel"
      style={{
        margin: "0 0 24px",
        padding: "16px 20px",
        borderRadius: "6px",
        backgroundColor: PALETTE.paper2,
      }}
    >
      <div className="quiet" style={{ ...SMALL, margin: "0 0 6px", fontSize: "14px" }}>
        {block.title}
      </div>
      {block.rows.map(({ label, value }) => (
        <div key={label} className="ink" style={{ ...PARAGRAPH, margin: 0 }}>
          {label}: <strong>{value}</strong>
        </div>
      ))}
      {block.text && (
        <div
          className="ink"
          style={{
            ...PARAGRAPH,
            margin: "8px 0 0",
            fontSize: "14px",
            lineHeight: "21px",
            whiteSpace: "pre-line",
          }}
        >
          {block.text}
        </div>
      )}
    </div>
  );
}

/** Facts as a table that is readable without styles. */
function Facts({ facts }: Pick<Letter, "facts">) {
  if (facts.length === 0) return null;
  const cell: CSSProperties = {
    padding: "11px 0",
    borderTop: `1px solid ${PALETTE.line}`,
    textAlign: "left",
    verticalAlign: "top",
  };
  return (
    <table
      className="line"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: "0 0 24px", borderCollapse: "collapse", borderBottom: `1px solid ${PALETTE.line}` }}
    >
      <tbody>
        {facts.map((fact) => (
          <tr key={`${fact.label}: ${fact.value}`}>
            <th
              scope="row"
              className="line quiet"
              style={{
                ...cell,
                width: "40%",
                paddingRight: "16px",
                fontSize: "14px",
                lineHeight: "22px",
                fontWeight: 400,
                color: PALETTE.quiet,
              }}
            >
              {fact.label}
            </th>
            <td className="line ink" style={{ ...cell, ...valueStyle(fact) }}>
              {fact.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Close below the table, and clear of what comes after it. */
function Taxes({ taxes }: Pick<Letter, "taxes">) {
  if (taxes === undefined) return null;
  return (
    <p className="quiet" style={{ ...SMALL, margin: "-12px 0 24px" }}>
      {taxes}
    </p>
  );
}

/** An address is smaller than the rest, so that it stands in one line wherever it can. */
function valueStyle({ value, isCode }: LetterFact): CSSProperties {
  const isAddress = /^\S+@\S+$/.test(value);
  return {
    fontSize: isAddress ? "14px" : "15px",
    lineHeight: "22px",
    fontWeight: 600,
    fontFamily: isCode ? CODE_FACE : TEXT_FACE,
    color: PALETTE.ink,
    wordBreak: "normal",
  };
}

function Note({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <div
      style={{ margin: "0 0 24px", padding: "2px 0 2px 18px", borderLeft: `3px solid ${PALETTE.annatto}` }}
    >
      <p className="quiet" style={{ ...SMALL, margin: "0 0 4px", fontSize: "14px" }}>
        {title}
      </p>
      <p className="ink" dir="auto" style={{ ...PARAGRAPH, margin: 0, whiteSpace: "pre-line" }}>
        {text}
      </p>
    </div>
  );
}

function Button({ button }: Pick<Letter, "button">) {
  if (!button) return null;
  return (
    <p style={{ margin: "28px 0" }}>
      <a
        className="button"
        href={button.url}
        style={{
          display: "inline-block",
          padding: "14px 24px",
          borderRadius: "6px",
          backgroundColor: PALETTE.annattoDeep,
          color: "#ffffff",
          fontSize: "16px",
          lineHeight: "20px",
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {button.label}
      </a>
    </p>
  );
}
