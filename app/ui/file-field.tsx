import { useEffect, useRef } from "react";
import { showChosen } from "./chosen-files.ts";

interface FileFieldProps extends Omit<React.ComponentProps<"input">, "type"> {
  /** What its button says. */
  choose: string;
}

/**
 * A file input with our words on its button. The input itself lies over them, unseen: keyboard, drop and name stay the
 * browser's. Without a script it is shown as it is, as nothing else could tell what was chosen.
 */
export function FileField({ choose, onChange, ...input }: FileFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A file chosen before the script loaded fired no event here.
    const field = box.current?.querySelector("input");
    if (field) showChosen(field);
  }, []);
  return (
    <div className="file-field" ref={box}>
      <input
        {...input}
        type="file"
        onChange={(event) => {
          showChosen(event.currentTarget);
          onChange?.(event);
        }}
      />
      <span className="file-look" aria-hidden="true">
        <span className="button">{choose}</span>
        <span className="file-name" />
      </span>
    </div>
  );
}
