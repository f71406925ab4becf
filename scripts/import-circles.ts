import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** A part is a folder of the area, or a file directly in it. */
interface Arrow {
  from: string;
  to: string;
}

/**
 * The circular imports among the parts of an area such as `app/domain`, below `root`: for each import that closes one,
 * a line such as `menus/items.ts imports shops/open.ts`. Imports of types count, tests do not. A missing area has none.
 */
export function circlesIn(area: string, root = "."): string[] {
  const folder = join(root, area);
  const files = globSync("**/*.{ts,tsx}", { cwd: folder });
  const arrows = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsIn(file, readFileSync(join(folder, file), "utf8"))
        .map((name) =>
          name.startsWith("#") ? relative(area, name.slice(1)) : join(dirname(file), name),
        )
        .map((to) => ({ from: file, to })),
    )
    .filter(({ to }) => files.includes(to));
  const between = arrows.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }));
  return arrows
    .filter(({ from, to }) => partOf(from) !== partOf(to))
    .filter(({ from, to }) => reachedFrom(partOf(to), between).has(partOf(from)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** The product's own modules that a file names, whether for values or for types, here or at run time. */
function importsIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const names: string[] = [];
  const add = ({ source }: { source: object | null }) => {
    if (source && "value" in source && typeof source.value === "string") names.push(source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return names.filter((name) => /^(#app\/|\.)/.test(name));
}

function partOf(file: string): string {
  return file.split("/")[0] ?? file;
}

function reachedFrom(part: string, arrows: Arrow[]): Set<string> {
  const reached = new Set([part]);
  // A set that grows while it is walked through is walked through to its end.
  for (const each of reached) {
    for (const { from, to } of arrows) if (from === each) reached.add(to);
  }
  return reached;
}
