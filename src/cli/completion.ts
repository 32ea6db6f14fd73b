import { Argument, type Command } from "commander";
import { CommandFailed } from "./context.ts";
import { listedBy } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** The script for each shell, which runs `candor complete` for the words that may be at the cursor. */
const SCRIPTS = {
  bash: `_candor() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(candor complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _candor candor`,
  zsh: `#compdef candor
_candor() {
  local -a found
  found=(\${(f)"$(candor complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -a found || _files
}
if [ "$funcstack[1]" = "_candor" ]; then _candor "$@"; else compdef _candor candor; fi`,
  fish: `function __candor
  set -l words (commandline -opc) (commandline -ct)
  candor complete -- $words[2..-1] 2>/dev/null; or __fish_complete_path $words[-1]
end
complete -c candor -f -a '(__candor)'`,
} as const;

type Shell = keyof typeof SCRIPTS;

export function addCompletion(program: Command, open: () => Terminal): void {
  program
    .command("completion")
    .description("print the script that completes this command line in your shell")
    .addArgument(new Argument("<shell>").choices(Object.keys(SCRIPTS)))
    .action((shell: Shell) => open().print(SCRIPTS[shell]));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action((words: readonly string[]) => {
      const found = completions(program, words);
      if (found.length === 0) throw new CommandFailed("");
      open().print(found.join("\n"));
    });
}

/** `search,lo` continued by one more of a list's values; `undefined` if the option takes no list. */
function continuationsOf(typed: string, listed: readonly string[] | undefined): readonly string[] | undefined {
  const begun = typed.slice(0, typed.lastIndexOf(",") + 1);
  const chosen = new Set(begun.split(","));
  return listed?.filter((value) => !chosen.has(value)).map((value) => `${begun}${value}`);
}

/** The words that may replace the last of these: commands, options, or an option's values. */
export function completions(program: Command, words: readonly string[]): readonly string[] {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? "";
  let command = program;
  for (const word of before) command = command.commands.find((each) => each.name() === word) ?? command;
  const options = [...command.options, ...program.options].filter((option) => !option.hidden);
  const last = before.at(-1);
  const asked = options.find(
    ({ required, long, short }) => required && last !== undefined && [long, short].includes(last),
  );
  const values = asked
    ? (continuationsOf(typed, listedBy(asked.parseArg)) ?? asked.argChoices ?? [])
    : command.registeredArguments.flatMap((each) => each.argChoices ?? []);
  const commands = command.createHelp().visibleCommands(command);
  const names = asked ? [] : commands.map((each) => each.name());
  const flags = asked || !typed.startsWith("-") ? [] : options.flatMap((option) => option.long ?? []);
  return [...new Set([...values, ...names, ...flags])].filter((word) => word.startsWith(typed));
}
