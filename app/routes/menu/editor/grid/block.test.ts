import { describe, expect, it } from "vitest";
import { readBlock, writeBlock } from "./block.ts";

describe("readBlock", () => {
  it("reads lines and tabs, whatever ends a line, and no row behind the last line end", () => {
    expect(readBlock("a\tb\r\nc\td\r\n")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(readBlock("a\rb\nc")).toEqual([["a"], ["b"], ["c"]]);
    expect(readBlock("a")).toEqual([["a"]]);
  });

  it("keeps cells and rows that are empty", () => {
    expect(readBlock("\tb\t\n\na")).toEqual([["", "b", ""], [""], ["a"]]);
  });

  it("takes quotes off cells with tabs, line ends and quotes, and makes one line of them", () => {
    expect(readBlock('"a\tb"\t"say ""hi"""\n"two\nlines"\tx')).toEqual([
      ["a b", 'say "hi"'],
      ["two lines", "x"],
    ]);
  });

  it("takes a quote that nothing closes, or with more behind, for a character", () => {
    expect(readBlock('"7 inch\tb\nc')).toEqual([['"7 inch', "b"], ["c"]]);
    expect(readBlock('"Special" dosa\tb')).toEqual([['"Special" dosa', "b"]]);
    expect(readBlock('7" pizza\t90')).toEqual([['7" pizza', "90"]]);
  });

  it("takes off the tags of a page, and leaves other angle brackets", () => {
    expect(readBlock("<b>Chai</b>\t10\nVeg<br>thali\t< 5 min")).toEqual([
      ["Chai", "10"],
      ["Veg thali", "< 5 min"],
    ]);
  });

  it("takes off the apostrophe of a guarded formula", () => {
    expect(readBlock("'+Extra cheese\t'n' roll")).toEqual([["+Extra cheese", "'n' roll"]]);
  });
});

describe("writeBlock", () => {
  it("writes what readBlock reads", () => {
    const rows = [
      ["Papad", "45", ""],
      ['7" pizza', "+Extra cheese", "=1+1"],
      ["", "@home", "'-x"],
    ];
    expect(readBlock(writeBlock(rows))).toEqual(rows);
  });

  it("lets no cell run as a formula", () => {
    expect(writeBlock([["=cmd()", "+1", "-1", "@a", "a=b"]])).toBe("'=cmd()\t'+1\t'-1\t'@a\ta=b");
  });
});
