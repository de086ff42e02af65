import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PartnerLayout } from "#src/layout/partner-layout.tsx";
import { ownSubmissionsQuery } from "#src/features/partner-home/data.ts";

/** The frame of the exhibitor's area, with the organisations of its reader. */
export function PartnerFrame({ children }: { children: ReactNode }) {
  const { data: submissions = [] } = useQuery(ownSubmissionsQuery);
  const organisations = [...new Set(submissions.map(({ institutionName }) => institutionName))];
  return <PartnerLayout organisation={organisations.join(", ")}>{children}</PartnerLayout>;
}
