interface OneOfProps {
  title: string;
  /** Else it is for screen readers alone. */
  isTitled: boolean;
  name: string;
  /** The value that is chosen at first. */
  chosen: string;
  choices: { value: string; words: React.ReactNode }[];
}

/** A choice of one thing of a few, all in sight. */
export function OneOf({ title, isTitled, name, chosen, choices }: OneOfProps) {
  return (
    <fieldset className="one-of">
      <legend className={isTitled ? undefined : "unseen"}>{title}</legend>
      <div>
        {choices.map(({ value, words }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              // A tap must not take the focus from the field that is typed in: the keyboard would close.
              onMouseDown={(event) => event.preventDefault()}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
