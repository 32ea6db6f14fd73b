import { sampleOf, type Samples } from "../samples.ts";

const USER = {
  id: "00000000000000000000000000000900",
  basics: { username: "candor_ada", ctime: 1_391_657_400, mtime: 1_421_074_124, id_version: 3, track_version: 1 },
  profile: { mtime: 1_421_074_124, full_name: "Ada Example", location: "Barre", bio: "I draw maps." },
  pictures: { primary: { url: "https://pictures.example.org/ada.jpg", width: 200, height: 200, source: null } },
  proofs_summary: {
    all: [
      proof("github", 1, "https://github.com/candor-ada"),
      proof("twitter", 1, "https://twitter.com/candor_ada"),
      proof("generic_web_site", 1, "https://ada.example.org"),
      // It was removed, and can no longer be checked.
      proof("github", 2, "https://github.com/candor-bo"),
      proof("reddit", 1, "https://reddit.com/user/candor_ada"),
    ],
    has_web: true,
  },
};

const answerOf = (user: typeof USER | null) => ({ status: { code: 0, name: "OK" }, them: [user] });

export const samples: Samples = {
  captures: [
    sampleOf("keybase/user", answerOf(USER), {
      url: "https://keybase.io/_/api/1.0/user/lookup.json?usernames=candor_ada",
    }),
  ],
  answer: (path, query) => {
    if (path !== "/_/api/1.0/user/lookup.json") return undefined;
    return { body: answerOf(query.get("usernames") === "candor_ada" ? USER : null) };
  },
};

function proof(proof_type: string, state: number, service_url: string) {
  const nametag = service_url.split("/").at(-1);
  return { proof_type, nametag, state, service_url, proof_url: `${service_url}/proof`, presentation_group: proof_type };
}
