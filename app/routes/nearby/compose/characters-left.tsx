interface CharactersLeftProps {
  /** Below 0 there are too many. */
  left: number;
}

/** How many characters are left: always visible, but read out only near the end. */
export function CharactersLeft({ left }: CharactersLeftProps) {
  return (
    <p className={left < 0 ? "left over" : "left"}>
      <span aria-hidden="true">{left}</span>
      <span className="unseen" role="status">
        {leftInWords(left)}
      </span>
    </p>
  );
}

/** Changes at a few counts only, so that a screen reader is not interrupted by each key. */
export function leftInWords(left: number): string {
  if (left < 0) return "Too many characters";
  if (left === 0) return "No characters left";
  const mark = [10, 50].find((most) => left <= most);
  return mark === undefined ? "" : `${mark} characters left at most`;
}
