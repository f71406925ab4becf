import { menuLimits } from "#app/domain/menus/limits.ts";
import type { NewShopAnswer } from "./new-shop-fields.ts";
import once from "./once.ts?worker&url";

interface NewShopFormProps {
  shopName: string;
  /** For shop id and username; empty where the name gives none. */
  suggested: string;
  answer: NewShopAnswer | undefined;
}

const LATIN = "The name is in another script: write it in Latin letters.";
const HINTS = {
  suggested: {
    id: "The end of the menu’s address. It is printed on the stand, and stays.",
    username: "The owner logs in with it. The password is made for you.",
  },
  unsuggested: { id: LATIN, username: LATIN },
};

/** The form that creates a shop from a request, with a name and a login suggested. */
export function NewShopForm({ shopName, suggested, answer }: NewShopFormProps) {
  const { problems = {}, typed = {} } = answer ?? {};
  const hints = suggested === "" ? HINTS.unsuggested : HINTS.suggested;
  return (
    <form className="card" method="post" data-once="">
      <script type="module" src={once} />
      {problems.form !== undefined && (
        <p className="alert" role="alert">
          {problems.form}
        </p>
      )}
      <Field
        name="name"
        label="Shop name"
        value={typed.name ?? shopName}
        maxLength={menuLimits.nameLength}
        problem={problems.name}
      />
      <Field
        name="id"
        label="Shop id"
        hint={hints.id}
        value={typed.id ?? suggested}
        maxLength={64}
        problem={problems.id}
        isWord
      />
      <Field
        name="username"
        label="Username"
        hint={hints.username}
        value={typed.username ?? suggested}
        maxLength={60}
        problem={problems.username}
        isWord
      />
      <p className="actions">
        <button className="button primary">Create shop</button>
      </p>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  problem: string | undefined;
  /** Whether it is one word of Latin letters, which no keyboard should correct. */
  isWord?: boolean;
}

function Field({ name, label, hint, value, maxLength, problem, isWord }: FieldProps) {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize={isWord ? "none" : undefined}
        spellCheck={isWord ? false : undefined}
        // Of several the browser takes the first.
        autoFocus={problem !== undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={described.join(" ") || undefined}
        required
      />
      {hint !== undefined && <small id={`${name}-hint`}>{hint}</small>}
      {problem !== undefined && (
        <p className="alert" role="alert" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
