import type { NamesAnswer } from "./names.ts";
import once from "./once.ts?worker&url";
import { hintOf, TypedField, UsernameField } from "./typed-field.tsx";

interface NewShopFormProps {
  shopName: string;
  /** For shop id and username; empty where the name gives none. */
  suggested: string;
  answer: NamesAnswer | undefined;
}

export function NewShopForm({ shopName, suggested, answer }: NewShopFormProps) {
  const { problems = {}, typed = {} } = answer ?? {};
  return (
    <form className="card" method="post" data-once="">
      <script type="module" src={once} />
      <TypedField
        name="name"
        label="Shop name"
        value={typed.name ?? shopName}
        problem={problems.name}
      />
      <TypedField
        name="id"
        label="Shop id"
        hint={hintOf("id", suggested)}
        value={typed.id ?? suggested}
        problem={problems.id}
        isWord
      />
      <UsernameField suggested={suggested} answer={answer} />
      <p className="actions">
        <button className="button primary">Create shop</button>
      </p>
    </form>
  );
}
