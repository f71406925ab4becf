import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MessagesProvider, readPageMessages } from "#app/ui/messages.tsx";

// As a transition, so that a long menu is taken over in small steps and the page answers between them.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider of={readPageMessages()}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  );
});
