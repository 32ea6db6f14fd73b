import type { Schemas } from "../client/client.ts";

/** How many desk requests are open, and how many are overdue; `null` if the key may not see them. */
export async function countDeskRequests(
  url: string,
  key: string | undefined,
  ask: (url: string, init?: RequestInit) => Promise<Response | null>,
): Promise<{ readonly open: number; readonly overdue: number } | null> {
  if (!key) return null;
  const answer = await ask(`${url}/v1/desk/requests?limit=1000`, { headers: { "x-api-key": key } });
  if (answer === null || !answer.ok) return null;
  const { results } = (await answer.json()) as Schemas["DeskRequestList"];
  return {
    open: results.length,
    overdue: results.filter((request) => request.extensions.candor.isOverdue).length,
  };
}
