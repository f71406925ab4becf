import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Problem } from "#app/device/problem.ts";
import { REACHES } from "#app/domain/places/cover.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { KINDS, LIFETIMES, postLimits, type Kind } from "#app/domain/posts/limits.ts";
import { AgeQuestion } from "#app/routes/nearby/components/age-question.tsx";
import { HelpIcon, PlanIcon, UpdateIcon } from "#app/routes/nearby/components/icon.tsx";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { counted, KIND_NAMES } from "#app/routes/nearby/components/words.ts";
import { placePath } from "#app/routes/nearby/place/use-place-choice.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { TextArea, TextField } from "#app/ui/text-field.tsx";
import { CharactersLeft } from "./characters-left.tsx";
import { Choice } from "./choice.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { useCompose } from "./use-compose.ts";

interface ComposePageProps {
  place: Place;
  /** What the post is about, and how it begins, from the address. */
  kind: string | null;
  text: string;
  isShared: boolean;
  edit: string | null;
  age: number | null;
  sendKey: string;
  isAway: boolean;
  answer: Answer | undefined;
}

/** Why a post was not published, and what was typed. */
export interface Answer {
  problem: Problem;
  typed: Record<string, string>;
}

const KIND_TILES: Record<Kind, { hint: string; sign: React.ReactNode }> = {
  update: { hint: "What is going on", sign: <UpdateIcon /> },
  help: { hint: "A favour, a question", sign: <HelpIcon /> },
  plan: { hint: "Who comes along?", sign: <PlanIcon /> },
};

const OPTIONS = {
  kind: KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind], ...KIND_TILES[kind] })),
  reach: REACHES.map((reach) => ({ value: String(reach), label: `${reach} km` })),
  hours: LIFETIMES.map((hours) => ({ value: String(hours), label: counted(hours, "hour") })),
};

export function ComposePage({ place, text, isAway, ...writing }: ComposePageProps) {
  const { kind, age, answer } = writing;
  const form = useRef<HTMLFormElement>(null);
  const compose = useCompose(form, writing);
  const { problems, draft } = compose;
  const isHydrated = useIsHydrated();
  const isSending = useNavigation().formData?.has("sendKey") === true || compose.isPosting;
  const isBusy = isSending || draft.photos.preparing > 0;
  const asked = { kind: kind ?? "update", text, reach: "3", hours: "24" };
  const typed: Record<string, string> = { ...asked, ...answer?.typed };
  return (
    <>
      <h1>Post something</h1>
      <Form
        ref={form}
        className="compose"
        method="post"
        encType="multipart/form-data"
        noValidate={isHydrated}
        onInput={compose.noteInput}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void compose.post();
        }}
      >
        <input type="hidden" name="sendKey" value={draft.sendKey} />
        <input type="hidden" name="tile" value={writeTile(place.tile)} />
        <Choice name="kind" legend="What is it?" chosen={typed["kind"]} options={OPTIONS.kind} />
        <div className="counted" ref={growWithText}>
          <TextArea
            id="text"
            name="text"
            label="What do you want to tell your neighbours?"
            rows={4}
            maxLength={postLimits.textLength}
            defaultValue={typed["text"]}
            problem={problems.text}
            autoFocus={problems.text !== undefined}
            readOnly={isSending}
            required
          />
          <CharactersLeft left={compose.left} />
        </div>
        <PhotoPicker photos={draft.photos} problem={problems.photos || draft.photos.problem} />
        <VenueField defaultValue={typed["venue"]} problem={problems.venue} readOnly={isSending} />
        <Choice name="reach" legend="Who sees it" chosen={typed["reach"]} options={OPTIONS.reach} />
        <Choice
          name="hours"
          legend="For how long"
          chosen={typed["hours"]}
          options={OPTIONS.hours}
        />
        <AgeQuestion age={age} problem={problems.isOldEnough} />
        <From place={place} />
        {isAway && (
          <NoNetwork>
            There is no network just now. Your post waits on this phone and is sent by itself.
          </NoNetwork>
        )}
        <p className="alert" role="alert">
          {problems.form}
        </p>
        <button
          className="button primary"
          aria-disabled={isBusy}
          autoFocus={problems.form !== undefined}
        >
          {isSending ? "Sending…" : "Post"}
        </button>
        {draft.isKept && <Discard discard={() => void compose.discard()} />}
      </Form>
    </>
  );
}

interface VenueFieldProps {
  defaultValue: string | undefined;
  problem: string | undefined;
  readOnly: boolean;
}

function VenueField(props: VenueFieldProps) {
  return (
    <TextField
      {...props}
      id="venue"
      name="venue"
      label="Name of the place (optional)"
      hint="Only what you write here is shown, such as “tea stall at the bus stop”."
      maxLength={postLimits.venueLength}
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={(event) => {
        // Enter after the name of a place should not post yet.
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

function Discard({ discard }: { discard: () => void }) {
  return (
    <div className="kept">
      <p className="quiet">Kept on this phone until you post it.</p>
      <details className="confirm">
        <summary className="link">Discard draft</summary>
        <button type="button" className="button danger" onClick={discard}>
          Discard it for good
        </button>
      </details>
    </div>
  );
}

function From({ place: { name } }: Pick<ComposePageProps, "place">) {
  return (
    <p className="quiet">
      Posted from {name === "" ? "the square of the map that you look from" : name}.{" "}
      <Link to={placePath("/nearby/new")}>Change place</Link>
    </p>
  );
}

/**
 * Lets the text field inside grow with its text, where the browser can. Not in the CSS, because HTML checkers do not
 * know the property.
 */
function growWithText(around: HTMLElement | null): void {
  around?.querySelector("textarea")?.style.setProperty("field-sizing", "content");
}
