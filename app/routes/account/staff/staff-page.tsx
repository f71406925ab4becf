import { MOST_STAFF } from "#app/domain/staff/input.ts";
import type { StaffLogin } from "#app/domain/staff/staff-logins.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { AddForm } from "./add-form.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import { LoginRow } from "./login-row.tsx";
import type { StaffAnswer } from "./staff-acts.ts";
import { Told } from "./told.tsx";

interface StaffPageProps {
  shopId: string;
  shopName: string;
  staff: StaffLogin[];
  answer: StaffAnswer | undefined;
}

export function StaffPage({ shopId, shopName, staff, answer }: StaffPageProps) {
  const { page } = useMessages("staff");
  const language = useLanguage();
  const handOver = answer?.handOver;
  return (
    <>
      <PageHead title={`${page.title}, ${shopName}`} noindex />
      <div className="awning" />
      <main>
        <div className="way-back">
          <a href={`/shop/edit/menu/${shopId}`}>{page.toMenu}</a>
          <LanguageSwitch />
        </div>
        <p className="whose" lang={textLanguage(shopName, language)}>
          {shopName}
        </p>
        <h1>{page.title}</h1>
        <Told answer={answer} />
        {handOver && (
          <HandOverCard key={handOver.password} shopName={shopName} handOver={handOver} />
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
      </main>
    </>
  );
}
