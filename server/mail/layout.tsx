import { PALETTE } from "#domain/site/palette.ts";
import type { Frame, Letter } from "./content.ts";
import { Body } from "./layout-body.tsx";
import { DARK_SHEET, DISPLAY_FACE, GUTTER, SMALL, TEXT_FACE } from "./layout-styles.ts";

/** The address of the picture in the head: a part of the message, which no reader has to fetch. */
export const QUAY_CID = "quay@portal";
/** Size of the picture at a width of 600 pixels; narrower on a phone. */
const PICTURE = { width: 320, height: 96 };

/** React escapes every value (S45). Made of tables, which every mail program lays out alike. */
export function MailDocument({ letter, frame, subject }: { letter: Letter; frame: Frame; subject: string }) {
  return (
    <html lang={frame.lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{subject}</title>
        <style>{DARK_SHEET}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: PALETTE.paper }}>
        <Preheader text={frame.preheader} />
        <table
          role="presentation"
          className="page"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: PALETTE.paper, fontFamily: TEXT_FACE }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <Sheet letter={letter} frame={frame} subject={subject} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Shown by lists of messages only; the blanks after it keep the letter's own first words out of them. */
function Preheader({ text }: { text: string }) {
  return (
    <div
      className="preheader"
      style={{ display: "none", maxHeight: 0, overflow: "hidden", fontSize: "1px", lineHeight: "1px" }}
    >
      {text}
      {"\u00A0\u200C".repeat(60)}
    </div>
  );
}

function Sheet({ letter, frame, subject }: { letter: Letter; frame: Frame; subject: string }) {
  return (
    <table
      role="presentation"
      width={600}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: "100%", maxWidth: "600px", textAlign: "left", overflowWrap: "anywhere" }}
    >
      <tbody>
        <tr>
          <td>
            <div role="article" aria-label={subject} lang={frame.lang}>
              <Head frame={frame} />
              <div className="card" style={{ backgroundColor: PALETTE.card, padding: `36px ${GUTTER}` }}>
                <Body letter={letter} frame={frame} />
              </div>
              <Foot letter={letter} frame={frame} />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The own logo, in words where pictures are not shown; else the leaf and the name. */
function Name({ frame: { logo, zone } }: { frame: Frame }) {
  if (logo) {
    return (
      <img
        src={`cid:${logo.cid}`}
        alt={zone}
        width={logo.width}
        height={logo.height}
        style={{
          display: "block",
          width: `${logo.width}px`,
          maxWidth: "100%",
          height: "auto",
          border: 0,
          color: PALETTE.paper,
          fontSize: "19px",
          fontWeight: 700,
        }}
      />
    );
  }
  return (
    <>
      <Leaf />
      <span
        style={{
          verticalAlign: "middle",
          fontFamily: DISPLAY_FACE,
          fontSize: "19px",
          lineHeight: "24px",
          fontWeight: 700,
          letterSpacing: "-0.02em",
          color: PALETTE.paper,
        }}
      >
        {zone}
      </span>
    </>
  );
}

/** The sender's name and the quay; without its picture a plain green ground. */
function Head({ frame }: { frame: Frame }) {
  return (
    <table
      role="presentation"
      className="head"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: "fixed", backgroundColor: PALETTE.forest }}
    >
      <tbody>
        <tr>
          <td
            height={PICTURE.height}
            style={{
              width: "47%",
              height: `${PICTURE.height}px`,
              paddingLeft: GUTTER,
              verticalAlign: "middle",
            }}
          >
            <Name frame={frame} />
            <div style={{ marginTop: "4px", fontSize: "13px", lineHeight: "18px", color: PALETTE.mist }}>
              {frame.event}
            </div>
          </td>
          <td
            aria-hidden="true"
            style={{ width: "53%", verticalAlign: "bottom", fontSize: 0, lineHeight: 0 }}
          >
            <img
              src={`cid:${QUAY_CID}`}
              alt=""
              fetchPriority="low"
              width={PICTURE.width}
              style={{
                display: "block",
                width: "100%",
                maxWidth: `${PICTURE.width}px`,
                height: "auto",
                border: 0,
              }}
            />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Drawn with two round corners and a slanted line: mail programs block pictures, not shapes. */
function Leaf() {
  const { annatto, paper2 } = PALETTE;
  return (
    <span
      aria-hidden="true"
      style={{
        display: "inline-block",
        verticalAlign: "middle",
        width: "20px",
        height: "20px",
        marginRight: "10px",
        borderRadius: "20px 2px 20px 2px",
        backgroundColor: annatto,
        backgroundImage: `linear-gradient(135deg, transparent 46%, ${paper2} 46%, ${paper2} 54%, transparent 54%)`,
      }}
    />
  );
}

function Foot({ letter: { button, optOut }, frame }: { letter: Letter; frame: Frame }) {
  return (
    <div style={{ padding: `20px ${GUTTER}` }}>
      {button && (
        <p className="quiet" style={SMALL}>
          {frame.linkHint}{" "}
          <a className="quiet" href={button.url} style={{ color: PALETTE.quiet }}>
            {button.url}
          </a>
        </p>
      )}
      <p className="quiet" style={{ ...SMALL, margin: 0 }}>
        {frame.footer} {frame.support}
      </p>
      {optOut && (
        <p className="quiet" style={{ ...SMALL, margin: "8px 0 0" }}>
          <a className="quiet" href={optOut.url} style={{ color: PALETTE.quiet }}>
            {optOut.label}
          </a>
        </p>
      )}
    </div>
  );
}
