import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Locale } from "#domain/locales.ts";
import { facesOf } from "../fonts.ts";
import { styles } from "../styles.ts";
import { Text } from "../text.tsx";
import type { Frame } from "../print/print-paper.tsx";

type SheetProps = {
  locale: Locale;
  /** The title in the window of a PDF viewer. */
  title: string;
  author: string;
  subject?: string;
  /** ISO 8601 */
  date: string;
  /** The organisation's country, which decides how Chinese characters are drawn. */
  country?: string | null;
  /** The text at the head of every page but the first. */
  running: string;
  /** The text at the foot of every page. */
  foot: string;
  numbered: (page: number, pages: number) => string;
  /** Across every page, over what is printed there. */
  stamp?: string | undefined;
  children: ReactNode;
};

/** A paper of the house: pages of A4 with their running head, foot and number, tagged for screen readers. */
export function Sheet({ locale, title, author, subject, date, ...page }: SheetProps) {
  return (
    <Document
      title={title}
      author={author}
      {...(subject === undefined ? {} : { subject })}
      language={locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(date)}
      pdfVersion="1.7"
    >
      <SheetPage {...page} />
    </Document>
  );
}

/**
 * `experimentalPagination` asks for react-pdf's newer way of breaking pages: what `minPresenceAhead` holds together goes
 * to the next page together, and a long table is measured once.
 */
function SheetPage({
  country = null,
  running,
  foot,
  numbered,
  stamp,
  children,
}: Omit<SheetProps, "locale" | "title" | "author" | "subject" | "date">) {
  const style = [styles.page, facesOf(country)];
  const frame: Frame = (page, pages) => (
    <Page key={page} size="A4" style={style} wrap={false}>
      {page > 1 && <Text style={styles.running}>{running}</Text>}
      <Text style={styles.foot}>{foot}</Text>
      <Text style={[styles.foot, styles.right]}>{numbered(page, pages)}</Text>
      {stamp !== undefined && (
        <View style={styles.stamp}>
          <Text style={styles.stampText}>{stamp}</Text>
        </View>
      )}
    </Page>
  );
  return (
    <Page size="A4" style={style} experimentalPagination {...{ frame }}>
      {children}
    </Page>
  );
}
