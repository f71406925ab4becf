/** The clock of the limiter, also where a test replaces that of the code. */
const now = Date.now.bind(Date);
const minuteNow = () => Math.floor(now() / 60_000);

/**
 * Does what a limit of so many a minute is to see, and expects of it, within one minute: the local limiter counts by
 * minutes of the clock. Done anew only where one has turned meanwhile; what fails within one minute has failed.
 */
export async function inOneMinute(act: () => Promise<void>): Promise<void> {
  for (;;) {
    const minute = minuteNow();
    try {
      return await act();
    } catch (error) {
      if (minuteNow() === minute) throw error;
    }
  }
}
