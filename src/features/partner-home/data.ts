import { fittingType } from "#domain/orders/fitting-type.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient, readAhead } from "#src/lib/query-client.ts";
import { trpc, type Outputs } from "#src/lib/trpc.ts";

export type OwnSubmission = Outputs["submissions"]["mine"][number];

export const ownSubmissionsQuery = trpc.submissions.mine.queryOptions();

/** For the route of the exhibitor's area. */
export const readOwnSubmissions = () => readAhead(ownSubmissionsQuery);

/** For the routes that ask about each of them. */
export async function readOwnSubmissionIds(): Promise<string[]> {
  const submissions = await queryClient.ensureQueryData(ownSubmissionsQuery);
  return submissions.map(({ id }) => id);
}

/** What an order starts from; undefined while it loads, null when it is none of the reader's own (ERR-16). */
export function useOwnSubmission(id: string) {
  const { data, error } = useQuery(ownSubmissionsQuery);
  const found = data?.find((submission) => submission.id === id);
  if (found) {
    const { reference, institutionName, stand, canOrder } = found;
    const fitting = fittingType(stand.standType, stand.isOrdered);
    return { id, reference, institutionName, spaceM2: stand.spaceM2, canOrder, fitting };
  }
  return data || error ? null : undefined;
}
