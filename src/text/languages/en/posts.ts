import type { PostsInWords } from "../words.ts";

export const posts: PostsInWords = {
  byVerb: [
    [/^co-?found/u, "co-founder"],
    [/^(?:found|establish|start|open|launch)/u, "founder"],
    [/^chair/u, "chair"],
    [/^manage/u, "manager"],
    [/^direct/u, "director"],
    [/^edit/u, "editor"],
    [/^coach/u, "coach"],
    [/^captain/u, "captain"],
    [/^command/u, "commander"],
    [/^(?:taught|teach)/u, "teacher"],
    [/^lectur/u, "lecturer"],
    [/^volunteer/u, "volunteer"],
    [/^intern(?:ed|ing|ships?)?$/u, "intern"],
    [/^clerk/u, "clerk"],
  ],
  atOnly: /^(?:teacher|lecturer|volunteer|intern|clerk)$/u,
  partChaired:
    /^(?:the\s)?((?:[\p{Ll}-]+\s){0,2}(?:board|committee|council|panel|chapter))\s(?:of|at)(?:\s(?:the|its))?$/u,
  ofPart: (title, part) => (title === "chair" ? `chair of the ${part}` : undefined),
  joined: /^(?:re)?join(?:ed|ing|s)?$/u,
  left: /^(?:left|leaving)$/u,
  behindLeft: /^(?:to|for|after|following)$/u,
  part: /\s(?:Practice|Division|Team|Unit|Desk|Department|Dept)$/u,
  partBehind: /^in$/u,
  adverb: /^(?:now|currently|also|then|later|first|its|previously)$/u,
  copula: /^(?:was|been|is|'s|remained|stayed)$/u,
};
