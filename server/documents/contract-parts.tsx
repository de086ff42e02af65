import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { ContractData } from "#domain/contracts/schema.ts";
import { countryName } from "#domain/countries.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { styles } from "./styles.ts";
import { Text } from "./text.tsx";
import type { ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/** `whole` keeps a section on one page; otherwise at least its beginning stays with its title. */
export function ContractSection({
  title,
  whole,
  children,
}: {
  title: string;
  whole?: boolean;
  children: ReactNode;
}) {
  return (
    <View style={styles.section} wrap={!whole}>
      <Text style={styles.heading} minPresenceAhead={70}>
        {title}
      </Text>
      {children}
    </View>
  );
}

type Particular = { label: string; value: string; isWide?: boolean };

/** Under the letterhead of a paper: what it is about, side by side. */
export function Particulars({ title, facts }: { title: string | undefined; facts: readonly Particular[] }) {
  return (
    <View>
      {title !== undefined && <Text style={[styles.strong, { fontSize: 11, marginBottom: 8 }]}>{title}</Text>}
      <View style={styles.columns}>
        {facts.map(({ label, value, isWide }) => (
          <View key={label} style={isWide ? { flexGrow: 1.6, flexBasis: 0 } : styles.column}>
            <Text style={[styles.quiet, { fontSize: 8.5 }]}>{label}</Text>
            <Text style={styles.strong}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

/** A line of what is known; nothing of what is not. */
export function ContractFact({ label, value }: { label: string; value: string }) {
  if (!value.trim()) return null;
  return (
    <View style={styles.fact}>
      <Text style={styles.factLabel}>{label}</Text>
      <Text style={styles.factValue}>{value}</Text>
    </View>
  );
}

/** Who we are, and who the exhibitor is. */
export function Parties({ data, words }: Part) {
  const { organiser, partner } = data;
  const { parties } = words;
  return (
    <View style={styles.columns}>
      <View style={styles.column}>
        <Text style={styles.columnTitle}>{parties.organiser()}</Text>
        <Text style={{ marginBottom: 4 }}>{organiser.name}</Text>
        <ContractFact label={parties.taxNumber()} value={organiser.taxNumber} />
        <ContractFact label={parties.address()} value={organiser.address} />
        <ContractFact label={parties.site()} value={organiser.site} />
        <ContractFact label={parties.email()} value={organiser.email} />
      </View>
      <View style={styles.column}>
        <Text style={styles.columnTitle}>{parties.exhibitor()}</Text>
        <Text style={{ marginBottom: 4 }}>{partner.institutionName}</Text>
        <ContractFact
          label={partner.country === "BR" ? parties.cnpj() : parties.legalId()}
          value={partner.legalId}
        />
        <ContractFact label={parties.country()} value={countryName(partner.country, data.locale)} />
        <ContractFact
          label={parties.representative()}
          value={`${partner.representative}, ${partner.position}`}
        />
        <ContractFact label={parties.email()} value={partner.email} />
        <ContractFact label={parties.phone()} value={partner.phone} />
      </View>
    </View>
  );
}

/** What is built, and what a square metre of it costs. */
export function ContractStand({ data, stand, words }: Part & { stand: NonNullable<ContractData["stand"]> }) {
  const usd = (cents: number | null) => (cents === null ? "" : formatUsd(data.locale, cents));
  const size = formatNumber(data.locale, stand.sizeM2);
  return (
    <View>
      <ContractFact label={words.stand.package()} value={stand.package ?? words.stand.custom()} />
      <ContractFact label={words.stand.size()} value={words.stand.sizeValue({ size })} />
      <ContractFact label={words.stand.space()} value={usd(stand.spacePerM2)} />
      <ContractFact label={words.stand.structure()} value={usd(stand.structurePerM2)} />
    </View>
  );
}
