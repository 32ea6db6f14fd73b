import type { CandidateDetail } from "../contract/candidate.ts";
import { findCandidate, listIdentifiers, listPresences } from "../db/candidate.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { ServiceContext } from "./context.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";

/** One candidate with presences and identifiers. */
export async function getCandidate(context: ServiceContext, candidateId: string): Promise<CandidateDetail> {
  const candidate = isId(candidateId) ? await findCandidate(context.db, candidateId) : null;
  if (!candidate) throw new PublicError("candidate_not_found", "There is no candidate with this id. Search again.");
  const presences = await listPresences(context.db, [candidate.id]);
  const pictures = await resolvePictures(context, [candidate.avatarUrl]);
  return {
    candidateId: candidate.id,
    fullName: candidate.fullName,
    aliases: [...candidate.aliases],
    avatarUrl: avatarUrlOf(context, pictures, candidate.avatarUrl, candidate.fullName),
    fragments: [candidate.headline, candidate.company, candidate.location].filter((text) => text !== null),
    presences: presences.map(({ platform, url, handle, displayName, headline, followers }) => ({
      platform,
      url,
      handle,
      ...(displayName === null ? {} : { displayName }),
      ...(headline === null ? {} : { headline }),
      ...(followers === null ? {} : { followers }),
    })),
    identifiers: await listIdentifiers(context.db, candidate.id),
  };
}
