import { MOST_STAFF } from "#app/domain/staff/input.ts";
import type { StaffLogin } from "#app/domain/staff/staff-logins.ts";
import { BesideEditor } from "#app/ui/beside-editor.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AddForm } from "./add-form.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import type { HandOver } from "./hand-over.ts";
import { LoginRow } from "./login-row.tsx";
import type { StaffAnswer } from "./staff-acts.ts";
import { Told } from "./told.tsx";

interface StaffPageProps {
  shopId: string;
  shopName: string;
  staff: StaffLogin[];
  /** A login that was made some minutes ago. */
  handOver: HandOver | undefined;
  answer: StaffAnswer | undefined;
}

export function StaffPage({ shopId, shopName, staff, answer, ...kept }: StaffPageProps) {
  const { page } = useMessages("staff");
  const handOver = answer?.handOver ?? kept.handOver;
  return (
    <BesideEditor
      shopName={shopName}
      title={page.title}
      back={{ text: page.toMenu, to: `/shop/edit/menu/${shopId}` }}
    >
      <Told answer={answer} />
      {handOver && (
        <HandOverCard
          key={handOver.password}
          shopName={shopName}
          handOver={handOver}
          isNew={handOver === answer?.handOver}
        />
      )}
      <p className="about">{page.about}</p>
      {staff.length === 0 ? (
        <p className="about">{page.none}</p>
      ) : (
        <ul className="card logins">
          {staff.map((login) => (
            // Anew with each password, so that its form closes.
            <LoginRow key={`${login.id}-${login.epoch}`} login={login} />
          ))}
        </ul>
      )}
      <AddForm key={handOver?.username} isFull={staff.length >= MOST_STAFF} answer={answer} />
    </BesideEditor>
  );
}
