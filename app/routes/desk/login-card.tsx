import type { OwnerLogin } from "#app/domain/shops/desk-shops.ts";
import type { NamesAnswer } from "./names.ts";
import { UsernameField } from "./typed-field.tsx";

interface LoginCardProps {
  owners: OwnerLogin[];
  /** For the username; empty where the shop's name gives none. */
  suggested: string;
  answer: NamesAnswer | undefined;
}

/** The logins of a shop's owners: a new password for each, or the first login of a shop that has none. */
export function LoginCard({ owners, suggested, answer }: LoginCardProps) {
  return (
    <section className="card">
      <h2>Login</h2>
      {owners.length === 0 && <CreateForm suggested={suggested} answer={answer} />}
      {owners.map((owner) => (
        <ResetForm key={owner.id} owner={owner} />
      ))}
    </section>
  );
}

function CreateForm({ suggested, answer }: Omit<LoginCardProps, "owners">) {
  return (
    <form className="card-form" method="post" data-once="">
      <p>This shop’s owner has no login yet.</p>
      <UsernameField suggested={suggested} answer={answer} />
      <p className="actions">
        <button className="button primary" name="act" value="create-login">
          Create login
        </button>
      </p>
    </form>
  );
}

function ResetForm({ owner: { id, username, epoch } }: { owner: OwnerLogin }) {
  return (
    <details>
      <summary className="button">Reset password of {username}</summary>
      <form className="confirm" method="post" data-once="">
        <p>
          {username} gets a new password, which you can see for ten minutes. The old one stops
          working right away, and so does every login made with it.
        </p>
        <input type="hidden" name="account" value={id} />
        <input type="hidden" name="epoch" value={epoch} />
        <button className="button primary" name="act" value="reset-password">
          Make a new password
        </button>
      </form>
    </details>
  );
}
