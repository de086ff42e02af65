import { typedCents } from "#domain/orders/draft/proposal.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefFileList } from "../../record/brief-files.tsx";
import { useWizard } from "../wizard-context.tsx";

/** The proposal as it will be stored: amounts left empty are not given, and are left out. */
export function ProposalReview() {
  const { LL } = useWords();
  const { proposal } = useWizard().draft;
  const words = LL.wizard.proposal;
  const amounts = (["value", "spaceAmount", "structureAmount", "extraAmount"] as const).flatMap((name) => {
    const cents = typedCents(proposal[name]);
    return cents ? [{ key: name, term: words[name](), description: <Money cents={cents} /> }] : [];
  });
  return (
    <DefinitionList
      items={[
        { term: words.description(), description: proposal.description },
        ...amounts,
        {
          term: words.attachments(),
          description: proposal.attachments.length > 0 && (
            <BriefFileList slot="files" files={proposal.attachments} />
          ),
        },
      ]}
    />
  );
}
