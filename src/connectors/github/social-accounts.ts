import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf, websiteOf } from "../findings/account.ts";
import { claimAt, pointer, UnreadableCapture, webAddress } from "../findings/claims.ts";

const Accounts = z.array(z.object({ provider: z.string(), url: z.string() }));
const ADDRESS = /\/users\/([^/]+)\/social_accounts$/;

/**
 * Reads `github/social-accounts`: `GET /users/{username}/social_accounts` (docs.github.com/rest/users/social-accounts),
 * where the user's other accounts are. Only the URL says whose they are.
 */
export const githubSocialAccounts = jsonReader({
  kind: "github/social-accounts",
  schema: Accounts,
  reads: members("*", "url"),
  ignores: { "already in the URL": members("*", "provider") },
  yields: ["account", "website"],
  *read(accounts, capture) {
    const login = ADDRESS.exec(URL.parse(capture.url)?.pathname ?? "")?.[1];
    const profile = login === undefined ? null : readProfileUrl(`https://github.com/${login}`);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: the address names no user`);
    const links = accounts.map(({ url }, index) => {
      const elsewhere = readProfileUrl(url);
      const at = pointer(index, "url");
      if (elsewhere === null) return websiteOf(webAddress(url), at);
      const identifier = { kind: "profileUrl", value: elsewhere.url } as const;
      return { claims: [claimAt("account", accountOf(elsewhere, {}), at)], identifier };
    });
    yield accountFinding(
      profile,
      undefined,
      links.flatMap(({ claims }) => claims),
      links.map(({ identifier }) => identifier),
    );
  },
});
