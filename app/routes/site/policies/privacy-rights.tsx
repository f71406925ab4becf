import { brand } from "#app/brand.ts";
import { Mail, type PolicySection } from "./policy-page.tsx";

export const rights: PolicySection = {
  id: "your-rights",
  title: "Your rights",
  body: (
    <>
      <p>
        Wherever you live, you may ask us what we hold about you, have a copy of it, have it put
        right or deleted, take back a consent, and object to how we use it. It costs nothing, and
        nobody is treated worse for asking.
      </p>
    </>
  ),
  parts: [
    {
      id: "rights-of-neighbours",
      title: "Neighbours",
      body: (
        <>
          <p>
            As we do not know your name, your device is the key. In {brand.name} Nearby, one tap on
            “Export my data” gives you a file with all that belongs to your session id, but for what
            must stay secret, such as its keys, and for reports about you that nobody has decided
            yet. One tap on “Delete my data” removes it: posts, comments, photos, push tokens, and
            the session itself. What was reported stays for its 180 days.
          </p>
          {/* Kept by: app/domain/own-data/own-data.test.ts “the export holds all that is one's own, and nothing of anybody else” */}
          {/* Kept by: app/domain/own-data/own-data.test.ts “the export tells what stands in every table that knows a neighbour, unless there is a reason” */}
          {/* Kept by: app/domain/own-data/own-data.test.ts “deleting leaves nothing of a neighbour in any table nor in R2, and everybody else's as it was” */}
          {/* Kept by: app/routes/nearby/mine/mine.test.ts “deletes everything at once: the post, who one was, and the cookies” */}
          <p>
            If you have lost the device or cleared its cookies, we cannot tell which posts were
            yours. They end within a day anyway.
          </p>
        </>
      ),
    },
    {
      id: "rights-of-shops",
      title: "Shops",
      body: (
        <>
          <p>
            You can change everything on your menu, and your password, yourself. To have a copy of
            everything or to have it deleted, write to us; we make sure that it is you by the phone
            number that you gave us.
          </p>
          {/* Kept by: app/domain/menus/shop-details.test.ts “replaces all that the shop says of itself, its lists in their order, and nothing else” */}
        </>
      ),
    },
    {
      id: "rights-by-law",
      title: "What the law adds",
      body: (
        <>
          <p>
            <b>In India</b>, under the Digital Personal Data Protection Act, 2023, you may also name
            somebody who uses your rights if you die or cannot use them yourself. If our grievance
            officer does not help you, you may complain to the Data Protection Board of India.
          </p>
          <p>
            <b>In the European Union and the United Kingdom</b>, you may also ask us to limit how we
            use your data, or to send it on to somebody else, and you may complain to the data
            protection authority where you live.
          </p>
          <p>
            Write to <Mail to={brand.grievanceEmail} />. We say that we have your letter within 24
            hours, and answer it within 30 days at most.
          </p>
        </>
      ),
    },
  ],
};

export const children: PolicySection = {
  id: "children",
  title: "Children under 13",
  body: (
    <>
      <p>
        {brand.name} Nearby is not for children under 13. Before the first post we ask whether you
        are old enough, and without a yes nobody can post. Menus are for everybody.
      </p>
      {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “by saying to be too young, or nothing; they go on reading” */}
      <p>
        Some countries set a higher age, or ask that a parent agrees first; there, that age holds.
        India’s Digital Personal Data Protection Act, 2023 counts everybody under 18 as a child:
        from the day that this part of it is in force, it decides who may post from India.
      </p>
      {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “the age is asked before the first write alone, and is that of the country” */}
      <p>
        We do not knowingly collect anything from a child under 13. If we learn that we did, we
        delete it. Parents and guardians, please write to <Mail to={brand.safetyEmail} /> and tell
        us about the post; you need not send any document of your child.
      </p>
      <p>
        We never follow what children do, never show them advertising, and never show anybody where
        a child is more exactly than the square of the map described above.
      </p>
    </>
  ),
};

export const csae: PolicySection = {
  id: "csae",
  title: "Child sexual abuse and exploitation (CSAE)",
  body: (
    <>
      <p>
        There is no place here for anything that abuses or exploits a child sexually, in words,
        pictures or drawings, made by a camera or by a computer. We remove it, keep it as evidence,
        and report it to the police and to the bodies that protect children. Privacy is no shield
        for it: in such a case we hand over all that we have.
      </p>
      <p>
        How to report it, and what we do then, stands in our{" "}
        <a href="/csae-standards">child safety standards</a>.
      </p>
    </>
  ),
};
