/** Reads calendar files of other sites in a thread of its own: a rule of repeats that is never met would hold up everybody. */
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import { readBusyTimes } from '#server/text/busy-times.ts';

export type CalendarTask = { text: string; from: number; to: number };
export type CalendarReply = ReturnType<typeof readBusyTimes>;

answerTasks({
  read: (input: unknown): CalendarReply => {
    const { text, ...window } = input as CalendarTask;
    return readBusyTimes(text, window);
  },
});
