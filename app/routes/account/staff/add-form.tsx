import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { MOST_STAFF } from "#app/domain/staff/input.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { StaffAnswer } from "./staff-acts.ts";

interface AddFormProps {
  isFull: boolean;
  answer: StaffAnswer | undefined;
}

/** Asks for the name of somebody who is to get a login, unless there are as many as there can be. */
export function AddForm({ isFull, answer }: AddFormProps) {
  const { problem, refusal, typed } = answer ?? {};
  const { add, refused } = useMessages("staff");
  const problems = useMessages("problems");
  const isTaken = refusal?.reason === "taken";
  const wrong = problem ? problemText(problems, problem) : isTaken ? refused.taken : undefined;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state !== "idle";

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [answer]);

  return (
    <Form className="card add" method="post" ref={form}>
      <h2>{add.title}</h2>
      {isFull ? (
        <p>{add.full({ most: MOST_STAFF })}</p>
      ) : (
        <>
          <TextField
            id="name"
            name="name"
            label={add.name}
            hint={add.hint}
            defaultValue={typed}
            problem={wrong}
            autoFocus={wrong !== undefined}
            autoComplete="off"
            required
          />
          <p className="actions">
            <button className="button primary" name="operation" value="add" disabled={isSending}>
              {add.send}
            </button>
          </p>
        </>
      )}
    </Form>
  );
}
