import keys from "./keys.ts?worker&url";

/** Shows the key of a control on it, where keys are in use. It is not part of the control's name. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="key" aria-hidden="true">
      {name.toUpperCase()}
    </kbd>
  );
}

/** The keys of a page, which can be switched off; each is on the control that it stands for as `data-key`. */
export function Keys({
  keys: listed,
}: {
  keys: readonly (readonly [key: string, does: string])[];
}) {
  return (
    <details className="keys">
      <script type="module" src={keys} />
      <summary className="fold">Keys</summary>
      <label>
        <input type="checkbox" id="use-keys" defaultChecked /> Use single keys
      </label>
      <dl>
        {listed.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        They do nothing while you type, or with Ctrl, Alt or another such key. Tab and Enter reach
        everything as well.
      </p>
    </details>
  );
}
