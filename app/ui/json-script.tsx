interface JsonScriptProps {
  id: string;
  value: unknown;
}

/** Carries a value to the page's scripts, which read it by `readJson`. */
export function JsonScript({ id, value }: JsonScriptProps) {
  // Within a script nothing but its end means anything to HTML.
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The value that the JsonScript with this id carries. */
export function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? "");
}
