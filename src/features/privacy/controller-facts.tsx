import { DefinitionList } from "#src/components/definition-list.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Who the controller is in law, as far as the settings say; nothing of it is made up. */
export function ControllerFacts() {
  const { LL } = useWords();
  const { legalName, taxNumber, address, dataProtection } = useEvent().identity;
  const words = LL.privacy.facts;
  if (![legalName, taxNumber, address, dataProtection].some(Boolean)) return null;
  return (
    <div className="mt-6 text-[1.0625rem] leading-7">
      <DefinitionList
        items={[
          { term: words.legalName(), description: legalName },
          { term: words.taxNumber(), description: taxNumber },
          { term: words.address(), description: address },
          { term: words.dataProtection(), description: dataProtection },
        ]}
      />
    </div>
  );
}
