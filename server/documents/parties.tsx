import { View } from "@react-pdf/renderer";
import type { ContractData } from "#domain/contracts/schema.ts";
import { countryName } from "#domain/countries.ts";
import { isCnpj } from "#domain/submissions/cnpj.ts";
import { Paragraph } from "./paper/parts.tsx";
import { styles } from "./styles.ts";
import type { ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/** Who we are and who the exhibitor is, side by side; `isWhole` with all that a contract says of them. */
export function FromTo({ data, words: { parties }, isWhole = false }: Part & { isWhole?: boolean }) {
  const { organiser, partner } = data;
  const own = partner.country === "BR" ? parties.cnpj() : parties.legalId();
  return (
    <View wrap={false} style={[styles.columns, { marginTop: 11 }]}>
      <Side
        label={parties.organiser()}
        name={organiser.name}
        lines={[
          organiser.taxNumber && `${taxLabel(organiser.taxNumber, parties)} ${organiser.taxNumber}`,
          organiser.address.replaceAll("\n", ", "),
          organiser.office,
          ...(isWhole ? onOneLine(organiser.email, organiser.site) : [organiser.email]),
        ]}
      />
      <Side
        label={parties.exhibitor()}
        name={partner.institutionName}
        lines={[
          [partner.legalId && `${own} ${partner.legalId}`, countryName(partner.country, data.locale)]
            .filter(Boolean)
            .join(", "),
          `${partner.representative}, ${partner.position}`,
          ...(isWhole ? onOneLine(partner.email, partner.phone) : [partner.email]),
        ]}
      />
    </View>
  );
}

/** What fits a side at its size of type. */
const LINE_LETTERS = 54;

/** Side by side where both have room; an address that goes on in the next line is broken inside a word. */
function onOneLine(...addresses: string[]): string[] {
  const said = addresses.filter(Boolean);
  const line = said.join(" · ");
  return line.length > LINE_LETTERS ? said : [line];
}

function Side({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) {
  return (
    <View style={styles.column}>
      <Paragraph style={styles.small}>{label}</Paragraph>
      <Paragraph style={styles.strong}>{name}</Paragraph>
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <Paragraph key={line} style={{ fontSize: 8.5 }}>
            {line}
          </Paragraph>
        ))}
    </View>
  );
}

function taxLabel(taxNumber: string, { cnpj, taxNumber: other }: ContractWords["parties"]): string {
  return isCnpj(taxNumber) ? cnpj() : other();
}
