#!/bin/sh
# Becomes workerd, and ends it within a second when the process that started it is gone, even if that was killed
# with a signal that cannot be handled.
starter=$PPID
runtime=$$
(
  while kill -0 "$starter" 2>/dev/null; do sleep 1; done
  kill -9 "$runtime"
) </dev/null >/dev/null 2>&1 3>&- &
exec "$WORKERD" "$@"
