import { memo } from "react";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import type { BriefRoom } from "#domain/orders/reading/tell-brief.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefCountField, BriefTextField, RoomField } from "./briefing-fields.tsx";
import { BriefFilesField } from "./briefing-files.tsx";
import { isSameSection, type SectionFieldsProps } from "./briefing-reference.tsx";
import { BriefSketch } from "./briefing-sketch.tsx";

type StructureProps = SectionFieldsProps<"structuralElements">;

/** The texts of the section, which are changed all in the same way. */
type Texts = "otherElements" | "productDescription" | "voltageRequirement" | "additionalObservations";

/** Section 2 (WIZ-33): what the stand should have; an auditorium and an exhibition area bring their own questions. */
export const StructureFields = memo(
  function StructureFields(props: StructureProps) {
    const { value, change, errors } = props;
    return (
      <>
        <Rooms {...props} />
        <BriefTextField {...textOf(props, "otherElements")} />
        <BriefTextField {...textOf(props, "voltageRequirement")} rows={2} />
        <BriefTextField
          {...textOf(props, "additionalObservations")}
          rows={5}
          prompts="additionalObservations"
        />
        <BriefSketch
          value={value.additionalImages}
          errors={errors}
          onChange={(edit) => change(({ additionalImages: before }) => ({ additionalImages: edit(before) }))}
        />
      </>
    );
  },
  isSameSection<"structuralElements">,
);

function Rooms(props: StructureProps) {
  const { LL } = useWords();
  const { value, change, errors } = props;
  const room = (name: BriefRoom) => ({
    room: name,
    value: value[name],
    onChange: (isWanted: boolean) =>
      change(() => ({ [name]: isWanted }) as Partial<Briefing["structuralElements"]>),
  });
  return (
    <FormGroup label={LL.briefing.label.rooms()}>
      {() => (
        <div className="grid gap-1">
          <RoomField {...room("vipRoom")} />
          <RoomField {...room("auditorium")} />
          {value.auditorium && (
            <Unfolded>
              <BriefCountField
                path="briefing.structuralElements.auditoriumCapacity"
                name="auditoriumCapacity"
                errors={errors}
                value={value.auditoriumCapacity}
                onChange={(auditoriumCapacity) => change(() => ({ auditoriumCapacity }))}
              />
            </Unfolded>
          )}
          <RoomField {...room("pantry")} />
          <RoomField {...room("deposit")} />
          <RoomField {...room("productExhibitionArea")} />
          {value.productExhibitionArea && (
            <Unfolded>
              <Products {...props} />
            </Unfolded>
          )}
          <RoomField {...room("largeObjectExhibition")} />
        </div>
      )}
    </FormGroup>
  );
}

function Products(props: StructureProps) {
  const { LL } = useWords();
  const { value, change, errors } = props;
  return (
    <>
      <BriefTextField {...textOf(props, "productDescription")} required />
      <BriefCountField
        path="briefing.structuralElements.productQuantity"
        name="productQuantity"
        errors={errors}
        value={value.productQuantity}
        onChange={(productQuantity) => change(() => ({ productQuantity }))}
      />
      <BriefFilesField
        path="briefing.structuralElements.productImages"
        name="productImages"
        errors={errors}
        purpose="productImage"
        fileHint={LL.briefing.fileHint.image()}
        value={value.productImages}
        onChange={(edit) => change(({ productImages }) => ({ productImages: edit(productImages) }))}
      />
    </>
  );
}

/** What belongs to the box above it. */
function Unfolded({ children }: { children: React.ReactNode }) {
  return <div className="mb-3 ml-2.5 grid gap-6 border-l-2 border-line-2 py-2 pl-5.5">{children}</div>;
}

function textOf({ value, change, errors }: StructureProps, name: Texts) {
  return {
    path: `briefing.structuralElements.${name}`,
    name,
    errors,
    value: value[name],
    onChange: (text: string) => change(() => ({ [name]: text }) as Partial<Briefing["structuralElements"]>),
  };
}
