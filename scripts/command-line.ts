import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import * as v from "valibot";

/**
 * What was typed after a command: its options, and as many `positionals` besides. Anything else ends the command
 * with the way it is used.
 */
export function readCommandLine<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  positionals = 0,
) {
  try {
    const read = parseArgs({ options, allowPositionals: true });
    if (read.positionals.length === positionals) return read;
  } catch {
    // An unknown option is answered like any other misuse.
  }
  return misused(usage);
}

/** The text of an option as the product reads it; one that it does not take ends the command. */
export function readOption(
  name: string,
  text: string,
  input: v.GenericSchema<unknown, string>,
): string {
  const read = v.safeParse(input, text);
  return read.success
    ? read.output
    : refuse(`Nothing was done: ${name} ${read.issues[0].message}.`);
}

/** Ends a command that was not typed as it is used. */
export function misused(usage: string): never {
  console.error(`Usage: ${usage}`);
  return process.exit(2);
}

/** Ends a command that did nothing, with the reason. */
export function refuse(message: string): never {
  console.error(message);
  return process.exit(1);
}
