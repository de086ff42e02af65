import { Document } from "@react-pdf/renderer";
import type { BrochureData } from "./brochure-data.ts";
import { ContentsPage } from "./brochure-contents.tsx";
import { Cover } from "./brochure-cover.tsx";
import { EventPage } from "./brochure-event.tsx";
import { ReasonsPage } from "./brochure-reasons.tsx";
import { ServicesPage } from "./brochure-services.tsx";
import type { BrochurePart } from "./brochure-sheet.tsx";
import { StandsPage } from "./brochure-stands.tsx";
import { StepsPage } from "./brochure-steps.tsx";
import { MapPage, OfferPage } from "./brochure-zone.tsx";
import { prepareFonts } from "./fonts.ts";
import { printPaper } from "./print/print-paper.tsx";
import { BROCHURE_WORDS } from "./words.ts";

/** The brochure of one language as a tagged PDF (PUB-03). Heavy on the processor: only the PDF worker calls it. */
export async function renderBrochure(data: BrochureData): Promise<Uint8Array> {
  await prepareFonts(data);
  return printPaper(<Brochure data={data} words={BROCHURE_WORDS[data.locale]} />);
}

function Brochure(part: BrochurePart) {
  const { locale, zone, event, city, region, organiser } = part.data;
  const { file } = part.words.brochure;
  return (
    <Document
      title={file.title({ zone, event })}
      author={organiser.name}
      subject={file.subject({ zone, city, region })}
      language={locale === "pt" ? "pt-BR" : "en"}
      creator={zone}
      pdfVersion="1.7"
      pageLayout="singlePage"
    >
      <Cover {...part} />
      <EventPage {...part} />
      <MapPage {...part} />
      <OfferPage {...part} />
      <ReasonsPage {...part} />
      <StandsPage {...part} />
      <ContentsPage {...part} />
      <ServicesPage {...part} />
      <StepsPage {...part} />
    </Document>
  );
}
