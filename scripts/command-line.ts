import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import * as v from "valibot";
import { problemOf } from "#app/domain/problem.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";

/** Reads a command's options and the given number of `positionals`. Anything else ends the command with its usage. */
export function readCommandLine<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  positionals = 0,
) {
  try {
    const read = parseArgs({ options, allowPositionals: true });
    if (read.positionals.length === positionals) return read;
  } catch {
    // An unknown option; handled like any other misuse.
  }
  return misused(usage);
}

/** The value of an option as the product parses it; an invalid one ends the command. */
export function readOption(
  name: string,
  text: string,
  input: v.GenericSchema<unknown, string>,
): string {
  const read = v.safeParse(input, text);
  return read.success
    ? read.output
    : refuse(`Nothing was done: ${name} ${apiProblemText(problemOf(read.issues[0]))}.`);
}

/** Ends the command with its usage. */
export function misused(usage: string): never {
  console.error(`Usage: ${usage}`);
  return process.exit(2);
}

/** Ends a command that has changed nothing, with the reason. */
export function refuse(message: string): never {
  console.error(message);
  return process.exit(1);
}
