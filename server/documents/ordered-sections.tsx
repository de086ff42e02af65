import type { ContractData } from "#domain/contracts/schema.ts";
import { ContractSection, ContractStand } from "./contract-parts.tsx";
import { Amounts, Lines } from "./contract-tables.tsx";
import type { ContractWords } from "./words.ts";

/** What is ordered and what it costs: the stand, the lines and the amounts. */
export function OrderedSections({ data, words }: { data: ContractData; words: ContractWords }) {
  return (
    <>
      {data.stand && (
        <ContractSection title={words.stand.title()} whole>
          <ContractStand data={data} stand={data.stand} words={words} />
        </ContractSection>
      )}
      <ContractSection title={words.lines.title()}>
        <Lines data={data} words={words} />
      </ContractSection>
      <ContractSection title={words.amounts.title()} whole>
        <Amounts data={data} words={words} />
      </ContractSection>
    </>
  );
}
