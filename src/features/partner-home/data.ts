import { fittingType } from "#domain/orders/kinds/fitting-type.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient, readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type OwnSubmission = Outputs["submissions"]["mine"][number];

export const ownSubmissionsQuery = trpc.submissions.mine.queryOptions();

/** What waits for the exhibitor of one submission. */
export type OrderSteps = Outputs["orders"]["steps"][number];
export type Duty = OrderSteps["duties"][number];

/** What waits for the exhibitor, submission by submission. */
export const stepsQuery = trpc.orders.steps.queryOptions();

/** Reads ahead the exhibitor's submissions. */
export const readOwnSubmissions = () => readAhead(ownSubmissionsQuery);

/** Reads ahead the next steps that the dashboard shows. */
export const readSteps = () => readAhead(stepsQuery);

/** The ids of the exhibitor's submissions, for routes that read each of them. */
export async function readOwnSubmissionIds(): Promise<string[]> {
  const submissions = await queryClient.ensureQueryData(ownSubmissionsQuery);
  return submissions.map(({ id }) => id);
}

/** Whether the exhibitor has more than one submission. */
export function useHoldsMany(): boolean {
  const { data } = useQuery(ownSubmissionsQuery);
  return data !== undefined && data.length > 1;
}

/** What an order starts from; a not-found error when it is not the reader's (ERR-16). */
export function useOwnSubmission(id: string) {
  const { data, error, refetch } = useQuery(ownSubmissionsQuery);
  const found = data?.find((submission) => submission.id === id);
  const reading = { error, isMissing: data !== undefined && !found, retry: () => void refetch() };
  if (!found) return reading;
  const { reference, institutionName, stand, canOrder } = found;
  const fitting = fittingType(stand.standType, stand.isOrdered);
  const isOneOfMany = data !== undefined && data.length > 1;
  const submission = {
    id,
    reference,
    institutionName,
    spaceM2: stand.spaceM2,
    isOneOfMany,
    canOrder,
    fitting,
  };
  return { ...reading, submission };
}
